import type { RestServices } from '../rest/rest-services';
import type { DealerFiles } from './files/dealer-files';
import type { StoredImages } from './images/image-library';

/** What the dealer account needs besides. */
export interface DealerAccountServices extends RestServices {
  /** The pictures dealers may use. */
  images: StoredImages;
  /** The files dealers may have. */
  dealerFiles: DealerFiles;
}
