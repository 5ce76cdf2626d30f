const market = 'admin::marketplace.read';

/**
 * Removes the permission for Strapi's marketplace from all roles, because packages are installed with the project's
 * lock file.
 * @param {import('../strapi-types').Strapi} strapi
 */
async function leaveOutMarket(strapi) {
  await strapi.db.query('admin::permission').deleteMany({ where: { action: market } });
}

module.exports = { leaveOutMarket };
