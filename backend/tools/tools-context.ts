import type { ShopServices } from '../shop/context';
import type { VatChecker } from '../vat/vat-checker';

/** What lives as long as the process; the tools know callers and orders as the shop does. */
export interface ToolsServices extends ShopServices {
  vatChecker: VatChecker;
}
