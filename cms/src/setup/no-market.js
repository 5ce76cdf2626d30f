const market = 'admin::marketplace.read';

/**
 * Packages come with the project's lock file: nobody is led to Strapi's marketplace, administrators neither.
 * @param {import('../strapi-types').Strapi} strapi
 */
async function leaveOutMarket(strapi) {
  await strapi.db.query('admin::permission').deleteMany({ where: { action: market } });
}

module.exports = { leaveOutMarket };
