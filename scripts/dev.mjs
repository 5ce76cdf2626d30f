import { say } from './support/log.mjs';
import { startNode, stopAll, stopOnSignals } from './support/processes.mjs';
import { nextProgram, prepareShop } from './support/shop.mjs';
import { printAddresses } from './support/welcome.mjs';

stopOnSignals(() => say('\nStopping …'));

const shop = await prepareShop({ isDevelopment: true });
await printAddresses(shop);
startNode('The storefront', [nextProgram, 'dev', '--port', shop.settings.port], {
  env: shop.siteEnv,
  onExit: async () => {
    await stopAll();
    process.exit(1);
  },
});
