const languages = ['de', 'en'];
const roles = ['strapi-editor', 'strapi-author'];

/**
 * Allows editors and authors to work in both languages. In a new installation Strapi gives these roles no locale and
 * responds with "forbidden".
 * @param {import('../strapi-types').Strapi} strapi
 */
async function giveRolesLanguages(strapi) {
  const query = strapi.db.query('admin::permission');
  const permissions = await query.findMany({
    where: {
      role: { code: { $in: roles } },
      action: { $startsWith: 'plugin::content-manager.explorer.' },
    },
  });
  for (const { id, properties, subject } of permissions) {
    const isLocalized = strapi.contentTypes[subject]?.pluginOptions?.i18n?.localized === true;
    if (isLocalized && !properties.locales)
      await query.update({
        where: { id },
        data: { properties: { ...properties, locales: languages } },
      });
  }
}

module.exports = { giveRolesLanguages };
