/**
 * HTTP keep-alive timeout in ms. Longer than the storefront's of a few seconds, so that the server never closes a
 * connection that a new request is about to use.
 */
const keepAliveTimeout = 30_000;

/** @param {import('../src/strapi-types').ConfigContext} context */
module.exports = ({ env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('CMS_URL', ''),
  http: { serverOptions: { keepAliveTimeout } },
  // Behind an HTTPS proxy, cookies are sent over HTTPS only, and the proxy's headers are trusted.
  proxy: { koa: env('CMS_URL', '').startsWith('https:') },
  cron: { enabled: true },
  // Disables update notices: the Strapi version is pinned together with the contract.
  logger: { updates: { enabled: false } },
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: env('CMS_PUBLIC_DIR', './public') },
});
