const { record } = require('./record-change');
const { isReviewed } = require('./stages');

/**
 * Publishes every approved draft whose publication time has come, in its language. The webhook notifies the storefront
 * as usual. If publishing fails (a required field is empty), the draft loses its time and its approval, and the failure
 * is recorded with its reason.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {number} now
 */
async function publishDue(strapi, now) {
  const types = Object.values(strapi.contentTypes).filter(isReviewed);
  for (const { uid } of types) {
    const due = await strapi.db.query(uid).findMany({
      where: {
        publishedAt: null,
        reviewStage: 'approved',
        publishAt: { $notNull: true, $lte: new Date(now).toISOString() },
      },
      select: ['id', 'documentId', 'locale'],
    });
    for (const draft of due) await publish(strapi, uid, draft);
  }
}

/**
 * @param {import('../strapi-types').Strapi} strapi
 * @param {string} uid
 * @param {import('../strapi-types').Entry} draft
 */
async function publish(strapi, uid, { id, documentId, locale }) {
  const change = { uid, entry: documentId, language: locale, person: '', fields: [] };
  try {
    await strapi.documents(uid).publish({ documentId, ...(locale ? { locale } : {}) });
    const document = await strapi.db.query(uid).findOne({ where: { id } });
    await record(strapi, {
      ...change,
      title: document?.title ?? document?.question ?? document?.name,
      action: 'publishedByTime',
    });
    strapi.log.info(`Published at its time: ${uid} ${documentId} ${locale ?? ''}`);
  } catch (error) {
    strapi.log.error(`Could not be published at its time: ${uid} ${documentId}: ${error.message}`);
    await strapi.db
      .query(uid)
      .update({ where: { id }, data: { publishAt: null, reviewStage: 'draft' } });
    await record(strapi, {
      ...change,
      action: 'failed',
      fields: [{ field: '', from: '', to: error.message }],
    });
  }
}

module.exports = { publishDue };
