import type { ContentEntries } from '../content/entries';
import type { ShopServices } from '../shop/base/context';

/** What lives as long as the process; the REST API knows callers and orders as the shop does. */
export interface RestServices extends ShopServices {
  /** What editors have published, as it is now; the same object for as long as nothing changes. */
  content: () => ContentEntries;
}
