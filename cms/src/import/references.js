/**
 * @typedef {{ known: Map<string, string>, pictures: Map<string, number> }} References
 * @typedef {{ [field: string]: Value, $picture?: string, $document?: string, $json?: Value }} Marked
 * @typedef {string | number | boolean | null | undefined | Value[] | Marked} Value
 */

/**
 * Replaces the picture and document references of the import file with Strapi ids.
 * @param {Value} value
 * @param {References} references
 * @returns {Promise<Value>}
 */
async function withReferences(value, references) {
  if (Array.isArray(value))
    return Promise.all(value.map((part) => withReferences(part, references)));
  if (typeof value !== 'object' || value === null) return value;
  if (value.$picture) return references.pictures.get(value.$picture);
  if (value.$document) return documentIdOf(value.$document, references.known);
  if ('$json' in value) return value.$json;
  const parts = Object.entries(value).map(async ([key, part]) => [
    key,
    await withReferences(part, references),
  ]);
  return Object.fromEntries(await Promise.all(parts));
}

/**
 * @param {string} id
 * @param {References['known']} known
 */
function documentIdOf(id, known) {
  const documentId = known.get(id);
  if (!documentId) throw new Error(`The import file refers to ${id} before it is there`);
  return documentId;
}

module.exports = { withReferences };
