import type { ContentEntries } from '../content/entries';
import type { ShopServices } from '../shop/context';
import type { DealerFiles } from '../dealer-account/files/dealer-files';
import type { ImageLibrary } from '../dealer-account/images/image-library';
import type { Papers } from '../documents/papers/papers';

/** What lives as long as the process; the REST API knows callers and orders as the shop does. */
export interface RestServices extends ShopServices {
  /** The documents editors wrote, as PDF. */
  papers: Papers;
  /** What editors have published, as it is now; the same object for as long as nothing changes. */
  content: () => ContentEntries;
  /** The pictures dealers may use. */
  images: ImageLibrary;
  /** The files dealers may have. */
  dealerFiles: DealerFiles;
}
