/**
 * The label of a component and the fields it is built from.
 * @typedef {{
 *   label?: string | null, markdown?: string | null, color?: string | null, frame?: string | null, size?: string | null,
 *   sku?: string | null, variant?: string | null, bodyHeightMinCm?: number | null, bodyHeightMaxCm?: number | null,
 * }} Part
 */

/** @typedef {keyof typeof partNames} PartUid */

const longest = 60;

/** @param {...(string | number | null | undefined)} parts */
const joined = (...parts) => parts.filter(Boolean).join(' · ');

/** The label of each collapsed component in a list, by component uid. */
const partNames = {
  'page.rich-text': (/** @type {Part} */ { markdown }) => firstWords(markdown),
  'accessory.article': (/** @type {Part} */ { color, size, variant, sku }) =>
    joined(color, size, variant, sku),
  'bike.geometry-size': (
    /** @type {Part} */ { frame, size, bodyHeightMinCm: from, bodyHeightMaxCm: to },
  ) => joined(frame, size, from && to && `${from}–${to} cm`),
};

/**
 * Returns the first line of a text that contains words, without Markdown syntax, cut to the length of a label.
 * @param {string | null | undefined} markdown
 */
function firstWords(markdown) {
  const lines = String(markdown ?? '').split('\n', 40);
  const words = lines.map(withoutSigns).find((line) => /[\p{L}\p{N}]/u.test(line)) ?? '';
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : longest)} …`;
}

/** @param {string} line */
function withoutSigns(line) {
  return line
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/^\s*(?:[#>|*+-]+|\d+\.)\s+/, '')
    .replace(/[*_`\\|]+/g, '')
    .trim();
}

module.exports = { firstWords, partNames };
