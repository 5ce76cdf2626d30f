const { readFileSync } = require('node:fs');
const { setTimeout: sleep } = require('node:timers/promises');
const { uploadPictures } = require('./pictures');
const { isReviewed } = require('../workflow/stages');
const { withReferences } = require('./references');
const { withoutEvents } = require('./without-events');

/**
 * @typedef {import('./references').Marked} Marked
 * @typedef {{ locale: string | null, published: Marked | null, draft: Marked | null }} Version
 * @typedef {{ uid: string, id: string, versions: Version[] }} ImportDocument
 * @typedef {import('./pictures').ImportPictures & { documents: ImportDocument[] }} ImportFile
 */

const pageType = 'api::page.page';

/**
 * Pause in ms between writing the published version and the draft. Strapi compares timestamps to decide whether a draft
 * differs from its published version. Differences below a second count as equal.
 */
const aMomentMs = 1_500;

/**
 * Fills an empty installation from a file written by `tools/cms/content-import.ts`: pictures first, then all documents
 * in one transaction. Does nothing if there are pages already.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {string} file
 */
async function importContent(strapi, file) {
  if ((await strapi.documents(pageType).count({ locale: '*' })) > 0) return;
  /** @type {ImportFile} */
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const { documents } = content;
  strapi.log.info(`Importing ${documents.length} documents`);
  const pictures = await uploadPictures(strapi, content);
  /** @type {Map<string, string>} */
  const known = new Map();
  const takeIn = async () => {
    for (const document of documents) await importDocument(strapi, document, { known, pictures });
  };
  await withoutEvents(strapi, () => strapi.db.transaction(takeIn));
  strapi.log.info('The content is imported');
}

/**
 * Writes every language of a document, first the published version, then the draft on top of it.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {ImportDocument} document
 * @param {import('./references').References} references
 */
async function importDocument(strapi, { uid, id, versions }, references) {
  /**
   * @param {Version} version
   * @param {Marked} data
   * @param {string} [status]
   */
  const write = async (version, data, status) => {
    const service = strapi.documents(uid);
    const { locale } = version;
    const options = {
      ...(locale ? { locale } : {}),
      ...(status ? { status } : {}),
      data: /** @type {import('../strapi-types').Fields} */ (
        await withReferences(data, references)
      ),
    };
    const documentId = references.known.get(id);
    if (documentId) return service.update({ ...options, documentId });
    const created = await service.create(options);
    references.known.set(id, created.documentId);
  };
  // Published content counts as approved.
  const approved = isReviewed(strapi.contentType(uid)) ? { reviewStage: 'approved' } : {};
  for (const version of versions) {
    if (version.published) await write(version, { ...approved, ...version.published }, 'published');
    if (version.published && version.draft) await sleep(aMomentMs);
    if (version.draft) await write(version, version.draft);
  }
}

module.exports = { importContent };
