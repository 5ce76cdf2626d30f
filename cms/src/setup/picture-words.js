/**
 * Name of the field that stores the English alternative text of a picture. Strapi has only one alternative text per
 * file, which is used for German. The storefront does not use Strapi's `caption`, so it is free for English and has a
 * new label in the admin.
 */
const englishWords = 'caption';

/**
 * @typedef {{ alternativeText?: string | null, caption?: string | null }} File
 * @typedef {{ value: string }} Name
 * @typedef {{ kind: string, name: Name, value?: string }} Value
 * @typedef {{ alias?: Name, name?: Name, arguments?: { name: Name, value: Value }[] }} Selection
 * @typedef {{ key: string | number, prev?: Path | undefined }} Path
 * @typedef {{ operation: { selectionSet: { selections: Selection[] } }, path: Path, variableValues: Record<string, unknown> }} Question
 */

/**
 * Resolves a picture's alternative text in the language of the GraphQL query.
 * @param {import('../strapi-types').Strapi} strapi
 */
function speakOfPictures(strapi) {
  strapi
    .plugin('graphql')
    .service('extension')
    .use(() => ({
      resolvers: {
        UploadFile: {
          alternativeText: (
            /** @type {File} */ file,
            /** @type {object} */ _args,
            /** @type {object} */ _context,
            /** @type {Question} */ info,
          ) =>
            localeOf(info) === 'en'
              ? (file[englishWords] ?? file.alternativeText)
              : file.alternativeText,
          caption: () => null,
        },
      },
    }));
}

/**
 * Returns the `locale` argument of the query's root field, German if it has none.
 * @param {Question} question
 */
function localeOf({ operation, path, variableValues }) {
  let root = path;
  while (root.prev) root = root.prev;
  const field = operation.selectionSet.selections.find(
    ({ alias, name }) => (alias ?? name)?.value === root.key,
  );
  const value = field?.arguments?.find(({ name }) => name.value === 'locale')?.value;
  return value?.kind === 'Variable' ? variableValues[value.name.value] : value?.value;
}

module.exports = { englishWords, speakOfPictures };
