/**
 * Strapi keeps one alternative text a file. German stands there; English stands in the field Strapi calls caption, which the site has no
 * use for and the admin calls by its new name.
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
 * Answers a picture's alternative text in the language of the question.
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
 * The language the question's own field is asked in; German when it says none.
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
