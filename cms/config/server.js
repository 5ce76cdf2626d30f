/** The site closes idle connections after a few seconds; Strapi keeps them longer, so that none ends under a new request. */
const keepAliveTimeout = 30_000;

/** @param {import('../src/strapi-types').ConfigContext} context */
module.exports = ({ env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('CMS_URL', ''),
  http: { serverOptions: { keepAliveTimeout } },
  // Behind a proxy that speaks https, cookies are for https alone; the proxy's word is believed then.
  proxy: { koa: env('CMS_URL', '').startsWith('https:') },
  cron: { enabled: true },
  // Versions are pinned with the contract.
  logger: { updates: { enabled: false } },
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: env('CMS_PUBLIC_DIR', './public') },
});
