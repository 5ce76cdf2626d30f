import { prepareShop } from './support/shop.mjs';
import { stopAll } from './support/processes.mjs';
import { ensureBuilt } from './support/site-build.mjs';

const shop = await prepareShop();
await ensureBuilt(shop, { force: true });
await stopAll();
