import { prepareLocalShop } from './local-shop.mjs';
import { stopAllChildren } from '../../server/supervisor/child-processes.mjs';
import { ensureSiteBuilt } from '../build/build-site.mjs';

const shop = await prepareLocalShop();
await ensureSiteBuilt(shop, { force: true });
await stopAllChildren();
