const { arrangeViews } = require('./editing/arrange-views');
const { speak } = require('./editing/speak');
const { fields } = require('./setup/fields');
const { germanFirst } = require('./setup/german-first');
const { hideEditing } = require('./setup/graphql');
const { giveRolesLanguages } = require('./setup/role-languages');
const { speakOfPictures } = require('./setup/picture-words');
const { labelOlderParts, labelParts } = require('./setup/part-labels');
const { nameTerms } = require('./setup/term-names');
const { ensureLanguages } = require('./setup/languages');
const { leaveOutMarket } = require('./setup/no-market');
const { ensureToken } = require('./setup/token');
const { ensureWebhook } = require('./setup/webhook');
const { importContent } = require('./import/import-content');
const { startClock } = require('./workflow/clock');
const { addDesk } = require('./workflow/desk');
const { watchDocuments } = require('./workflow/watch-documents');

module.exports = {
  /** @param {{ strapi: import('./strapi-types').Strapi }} context */
  register({ strapi }) {
    strapi.customFields.register(fields);
    strapi.server.use(speak({ strapi }));
    hideEditing(strapi);
    speakOfPictures(strapi);
    nameTerms(strapi);
    labelParts(strapi);
    watchDocuments(strapi);
    addDesk(strapi);
  },

  /**
   * Sets up a new installation: languages, the storefront's API token, the demo content (once), then the webhook.
   * @param {{ strapi: import('./strapi-types').Strapi }} context
   */
  async bootstrap({ strapi }) {
    const { CONTENT_TOKEN, CMS_IMPORT, SITE_URL, REVALIDATE_SECRET } = process.env;
    await ensureLanguages(strapi);
    await germanFirst(strapi);
    await giveRolesLanguages(strapi);
    await leaveOutMarket(strapi);
    await arrangeViews(strapi);
    await labelOlderParts(strapi);
    if (CONTENT_TOKEN) await ensureToken(strapi, CONTENT_TOKEN);
    if (CMS_IMPORT) await importContent(strapi, CMS_IMPORT);
    if (SITE_URL && REVALIDATE_SECRET) await ensureWebhook(strapi, SITE_URL, REVALIDATE_SECRET);
    startClock(strapi);
  },
};
