import 'server-only';
import { env } from '@/lib/platform/config/env';

/**
 * True when the shop is not the embedded one. The embedded services are then not informed of deleted accounts, and
 * cannot verify the tokens that the shop issues.
 */
export const isShopElsewhere = new URL(env.SHOP_URL).origin !== new URL(env.TOOLS_URL).origin;
