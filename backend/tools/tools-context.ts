import type { ShopServices } from '../shop/context';

/** What lives as long as the process; the tools know callers and orders as the shop does. */
export type ToolsServices = ShopServices;
