const { ensureLanguages } = require('./setup/languages');
const { ensureToken } = require('./setup/token');
const { ensureWebhook } = require('./setup/webhook');
const { importContent } = require('./import/import-content');

module.exports = {
  register() {},

  /** Makes a new installation ready: languages, the site's token, the demo content once, and the webhook after it. */
  async bootstrap({ strapi }) {
    const { CONTENT_TOKEN, CMS_IMPORT, SITE_URL, REVALIDATE_SECRET } = process.env;
    await ensureLanguages(strapi);
    if (CONTENT_TOKEN) await ensureToken(strapi, CONTENT_TOKEN);
    if (CMS_IMPORT) await importContent(strapi, CMS_IMPORT);
    if (SITE_URL && REVALIDATE_SECRET) await ensureWebhook(strapi, SITE_URL, REVALIDATE_SECRET);
  },
};
