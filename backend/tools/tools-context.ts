import type { ShopServices } from '../shop/context';
import type { Papers } from './papers/papers';

/** What lives as long as the process; the tools know callers and orders as the shop does. */
export interface ToolsServices extends ShopServices {
  /** The documents editors wrote, as PDF. */
  papers: Papers;
}
