/**
 * @typedef {{ field: string, from?: string, to?: string }} ChangedField
 * @typedef {Record<string, unknown>} Document
 */

const longest = 120;

const technicalFields = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'localizations',
  'locale',
]);

/**
 * Returns the fields that differ between two states of a document. Includes the old and the new text of short values.
 * Long texts, lists and components are listed by field name only.
 * @param {{ attributes: object }} type
 * @param {Document | null} before
 * @param {Document} after
 * @returns {ChangedField[]}
 */
function changedFields({ attributes }, before, after) {
  return Object.keys(attributes)
    .filter((name) => !technicalFields.has(name) && textOf(before?.[name]) !== textOf(after[name]))
    .map((field) => {
      const [from, to] = [shortOf(before?.[field]), shortOf(after[field])];
      return from === undefined || to === undefined ? { field } : { field, from, to };
    });
}

/**
 * Serializes a value for comparison, without the ids and timestamps of components, which change on every save.
 * @param {unknown} value
 */
function textOf(value) {
  const isIgnored = (/** @type {string} */ key) =>
    key === 'id' || key === 'updatedAt' || key === 'createdAt';
  return JSON.stringify(value ?? null, (key, part) => (isIgnored(key) ? undefined : part));
}

/** @param {unknown} value */
function shortOf(value) {
  if (value === null || value === undefined) return '';
  const isShort = typeof value !== 'object' && String(value).length <= longest;
  return isShort ? String(value) : undefined;
}

module.exports = { changedFields };
