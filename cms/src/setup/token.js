const name = 'Storefront';

/**
 * Sets the storefront's read-only API token to the given value. The token also gives access to drafts, so it must never
 * leave the storefront's server.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {string} accessKey
 */
async function ensureToken(strapi, accessKey) {
  const tokens = strapi.service('admin::api-token');
  const hashed = tokens.hash(accessKey);
  const query = strapi.db.query('admin::api-token');
  const known = await query.findOne({ where: { name } });
  const data = {
    name,
    description: 'Read by the storefront server',
    type: 'read-only',
    kind: 'content-api',
    accessKey: hashed,
    lifespan: null,
    expiresAt: null,
  };
  if (!known) await query.create({ data });
  else if (known.accessKey !== hashed) await query.update({ where: { id: known.id }, data });
}

module.exports = { ensureToken };
