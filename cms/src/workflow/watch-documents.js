const { errors } = require('@strapi/utils');
const { unknownPlaceholders } = require('../editing/facts');
const { changedFields } = require('./changed-fields');
const { nameOf } = require('./person');
const { record } = require('./record-change');
const { isReviewed, mayPublish, stageAfterSaving } = require('./stages');

/**
 * @typedef {import('./person').Person} Person
 * @typedef {import('../strapi-types').Entry} Entry
 * @typedef {import('../strapi-types').DocumentContext} DocumentContext
 * @typedef {import('../strapi-types').DocumentParams} DocumentParams
 * @typedef {import('../strapi-types').DocumentResult} DocumentResult
 */

const rejections = {
  approve: [
    'Freigeben können Redaktion und Verwaltung. Stellen Sie „Zur Prüfung“ ein.',
    'Editors and administrators approve. Choose “To be reviewed”.',
  ],
  placeholder: [
    'gibt es nicht. Alle Namen stehen neben dem Formular unter „Angaben aus den Daten“.',
    'is unknown. All names are listed beside the form under “Figures from the data”.',
  ],
  publish: [
    'Dieser Eintrag ist nicht freigegeben. Stellen Sie „Zur Prüfung“ ein; die Redaktion gibt ihn frei.',
    'This entry is not approved. Choose “To be reviewed”; an editor approves it.',
  ],
};

/** @type {Record<string, import('./record-change').Action>} */
const told = {
  create: 'created',
  clone: 'created',
  update: 'saved',
  publish: 'published',
  unpublish: 'unpublished',
  discardDraft: 'discarded',
  delete: 'deleted',
};

/**
 * Enforces the review and known placeholders for users of the admin, and records their changes. Writes without a
 * signed-in user (the import, the scheduled publication) are neither checked nor recorded here.
 * @param {import('../strapi-types').Strapi} strapi
 */
function watchDocuments(strapi) {
  strapi.documents.use(async (context, next) => {
    const { action, contentType, params, uid } = context;
    if (!(action in told) || !isReviewed(contentType)) return next();
    const person = personAtWork(strapi);
    const before = person ? await draftOf(strapi, uid, params) : null;
    const present = before?.reviewStage;
    const unknown = person && params.data ? unknownPlaceholders(JSON.stringify(params.data)) : [];
    if (person && unknown.length > 0) reject('placeholder', person, `${unknown.join(', ')} `);
    if (person && params.data?.reviewStage) {
      const stage = stageAfterSaving({ person, wanted: params.data.reviewStage, present });
      if (stage === null) reject('approve', person);
      params.data.reviewStage = stage;
    }
    if (action === 'publish') {
      if (person && !mayPublish({ person, present })) reject('publish', person);
      await settle(strapi, uid, params);
    }
    const result = await next();
    if (person) await publishChange(strapi, { context, person, before, result });
    return result;
  });
}

/**
 * @param {keyof typeof rejections} reason
 * @param {Person} person
 * @param {string} subject
 * @returns {never}
 */
function reject(reason, person, subject = '') {
  const [german, english] = rejections[reason];
  // Strapi hides the message of its ForbiddenError.
  throw new errors.ApplicationError(
    subject + (person.preferedLanguage === 'en' ? english : german),
  );
}

/**
 * Returns the admin user of the current request.
 * @param {import('../strapi-types').Strapi} strapi
 */
function personAtWork(strapi) {
  const { state } = strapi.requestContext.get() ?? {};
  return state?.auth?.strategy?.name === 'admin' ? state.user : null;
}

/**
 * @param {import('../strapi-types').Strapi} strapi
 * @param {string} uid
 * @param {DocumentParams} params
 */
function draftOf(strapi, uid, { documentId, locale }) {
  if (!documentId) return null;
  const where = { documentId, ...(typeof locale === 'string' && locale !== '*' ? { locale } : {}) };
  return strapi.documents(uid).findFirst({
    ...(where.locale ? { locale: where.locale } : {}),
    filters: { documentId },
    status: 'draft',
    populate: '*',
  });
}

/**
 * Marks a document as approved and clears its publication time when it is published.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {string} uid
 * @param {DocumentParams} params
 */
async function settle(strapi, uid, { documentId, locale }) {
  const isOne = typeof locale === 'string' && locale !== '*';
  await strapi.db.query(uid).updateMany({
    where: { documentId, publishedAt: null, ...(isOne ? { locale } : {}) },
    data: { reviewStage: 'approved', publishAt: null },
  });
}

/**
 * @param {import('../strapi-types').Strapi} strapi
 * @param {{ context: DocumentContext, person: Person, before: Entry | null, result: DocumentResult | null }} told
 */
async function publishChange(strapi, { context, person, before, result }) {
  const { action, contentType, params, uid } = context;
  const entry = params.documentId ?? result?.documentId;
  if (!entry) return;
  const after =
    action === 'update' ? await draftOf(strapi, uid, { ...params, documentId: entry }) : null;
  const fields = after ? changedFields(contentType, before, after) : [];
  if (action === 'update' && fields.length === 0) return;
  await record(strapi, {
    uid,
    entry,
    language: params.locale,
    title: titleOf(after ?? result ?? before) ?? titleOf(before),
    action: told[action],
    person: nameOf(person),
    fields,
  });
}

/** @param {DocumentResult | null} document */
function titleOf(document) {
  return document?.title ?? document?.question ?? document?.name ?? document?.text ?? null;
}

module.exports = { watchDocuments };
