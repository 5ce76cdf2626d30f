/** @typedef {import('../strapi-types').LifecycleEvent<string, { preferedLanguage?: string | null }>} LifecycleEvent */

const users = 'admin::user';

const roles = {
  'strapi-super-admin': ['Super Admin', 'Verwaltung', 'Darf alles, auch Konten anlegen.'],
  'strapi-editor': [
    'Editor',
    'Redaktion',
    'Schreibt, gibt frei und veröffentlicht, auch die Texte anderer.',
  ],
  'strapi-author': ['Author', 'Autor', 'Schreibt eigene Texte und gibt sie zur Prüfung.'],
};

/**
 * Sets German as the admin language of new users, and gives the roles German names unless somebody has renamed them.
 * @param {import('../strapi-types').Strapi} strapi
 */
async function germanFirst(strapi) {
  strapi.db.lifecycles.subscribe({
    models: [users],
    beforeCreate: (/** @type {LifecycleEvent} */ { params }) => {
      params.data.preferedLanguage ??= 'de';
    },
  });
  await strapi.db
    .query(users)
    .updateMany({ where: { preferedLanguage: null }, data: { preferedLanguage: 'de' } });
  for (const [code, [given, name, description]] of Object.entries(roles))
    await strapi.db
      .query('admin::role')
      .updateMany({ where: { code, name: given }, data: { name, description } });
}

module.exports = { germanFirst };
