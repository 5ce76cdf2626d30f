/**
 * A change of an entry as it is stored, and as it is passed to `record`. `of` and `uid` are the uid of the content
 * type.
 * @typedef {'created' | 'saved' | 'published' | 'publishedByTime' | 'unpublished' | 'discarded' | 'deleted' | 'failed'} Action
 * @typedef {{
 *   of: string, entry: string, language: string, title: string, action: Action, person: string,
 *   fields: import('./changed-fields').ChangedField[] | null,
 * }} Change
 * @typedef {Omit<Change, 'language' | 'of' | 'title'> & {
 *   uid: string, language?: string | null | undefined, title?: string | null | undefined,
 * }} NewChange
 */

const uid = 'api::change.change';
const retentionMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Records who did what to which document. The records, with people's names, are deleted after a year.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {NewChange} change
 */
async function record(strapi, change) {
  const { language = '', title = '', ...rest } = change;
  await strapi.db.query(uid).create({
    data: { ...rest, of: rest.uid, uid: undefined, language: language ?? '', title: title ?? '' },
  });
}

/**
 * @param {import('../strapi-types').Strapi} strapi
 * @param {number} now
 */
async function forgetOldChanges(strapi, now) {
  const before = new Date(now - retentionMs).toISOString();
  await strapi.db.query(uid).deleteMany({ where: { createdAt: { $lt: before } } });
}

module.exports = { forgetOldChanges, record };
