import { printLine } from '../../server/supervisor/console.mjs';
import {
  startNodeProcess,
  stopAllChildren,
  stopOnSignals,
} from '../../server/supervisor/child-processes.mjs';
import { nextBinary, prepareLocalShop } from './local-shop.mjs';
import { printStartupBanner } from './local-shop.mjs';

stopOnSignals(() => printLine('\nStopping …'));

const shop = await prepareLocalShop({ isDevelopment: true });
await printStartupBanner(shop);
startNodeProcess('The storefront', [nextBinary, 'dev', '--port', shop.settings.port], {
  env: shop.siteEnv,
  onExit: async () => {
    await stopAllChildren();
    process.exit(1);
  },
});
