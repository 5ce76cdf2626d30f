const name = 'Storefront';

const events = [
  'entry.update',
  'entry.publish',
  'entry.unpublish',
  'entry.delete',
  'media.create',
  'media.update',
  'media.delete',
];

/**
 * Registers the webhook that makes the storefront invalidate its caches when content changes.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {string} siteUrl
 * @param {string} secret
 */
async function ensureWebhook(strapi, siteUrl, secret) {
  const store = strapi.get('webhookStore');
  const runner = strapi.get('webhookRunner');
  const wanted = {
    name,
    url: `${siteUrl.replace(/\/+$/, '')}/api/revalidate`,
    headers: { Authorization: `Bearer ${secret}` },
    events,
    isEnabled: true,
  };
  const known = (await store.findWebhooks()).find((webhook) => webhook.name === name);
  if (!known) return runner.add(await store.createWebhook(wanted));
  runner.update(await store.updateWebhook(known.id, { ...known, ...wanted }));
}

module.exports = { ensureWebhook };
