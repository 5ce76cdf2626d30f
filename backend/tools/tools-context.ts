import type { ContentEntries } from '../content/entries';
import type { ShopServices } from '../shop/context';
import type { DealerFiles } from './b2b/files/dealer-files';
import type { ImageLibrary } from './b2b/images/image-library';
import type { Papers } from './papers/papers';

/** What lives as long as the process; the tools know callers and orders as the shop does. */
export interface ToolsServices extends ShopServices {
  /** The documents editors wrote, as PDF. */
  papers: Papers;
  /** What editors have published, as it is now; the same object for as long as nothing changes. */
  content: () => ContentEntries;
  /** The pictures dealers may use. */
  images: ImageLibrary;
  /** The files dealers may have. */
  dealerFiles: DealerFiles;
}
