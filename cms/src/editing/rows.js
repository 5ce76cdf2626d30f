/**
 * Texts and layout with which the admin shows a type or a component to editors.
 * @typedef {readonly [german: string, english: string]} Words
 * @typedef {Readonly<Record<string, Words>> & { readonly $terms?: never }} Choices by their values
 * @typedef {{ readonly $terms: string }} TermsOfKind chosen among the terms of a kind
 * @typedef {{ label: Words, help?: Words, choices?: Choices | TermsOfKind }} Field
 * @typedef {Readonly<Record<string, Field>>} Fields
 * @typedef {{
 *   uid: string, name: Words, main: string, sort?: readonly [field: string, order: 'ASC' | 'DESC'], list?: readonly string[],
 *   rows: readonly string[], fields: Fields,
 * }} View
 */

/**
 * Parses rows such as `title:8 slug:4` into fields with widths in twelfths. A `---` starts a new panel.
 * @param {{ rows: readonly string[] }} view
 */
function rowsOf({ rows }) {
  let startsPanel = false;
  return rows.flatMap((row) => {
    if (row === '---') {
      startsPanel = true;
      return [];
    }
    const fields = row.split(' ').map((part) => {
      const [name, size = '12'] = part.split(':');
      return { name, size: Number(size) };
    });
    const found = { fields, startsPanel };
    startsPanel = false;
    return [found];
  });
}

module.exports = { rowsOf };
