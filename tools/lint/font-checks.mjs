/** Ranges of weight, and of width in percent, of the font files that styles/fonts/subset-fonts.py creates. */
const weights = { least: 400, most: 640 };
const widths = { least: 90, most: 118 };

/**
 * Finds font weights and widths in a stylesheet (as plain CSS) that the font files lack, as one message each.
 * @param {{ readonly file: string, readonly css: string }} sheet
 * @returns {string[]}
 */
export function findMissingFontFaces({ file, css }) {
  const requested = [
    ...findOutOfRange(css, /font-weight:\s*(\d+)/g, weights, ''),
    ...findOutOfRange(css, /(?:font-stretch|--lt-font-width-\w+):\s*([\d.]+)%/g, widths, ' %'),
  ];
  return [...new Set(requested)].map(
    (value) => `${file}: ${value} is not in the font files (styles/fonts/subset-fonts.py)`,
  );
}

/**
 * @param {string} css
 * @param {RegExp} pattern
 * @param {{ least: number, most: number }} range
 * @param {string} unit
 */
function findOutOfRange(css, pattern, { least: min, most: max }, unit) {
  return [...css.matchAll(pattern)]
    .map(([, value]) => Number(value))
    .filter((value) => value < min || value > max)
    .map((value) => `${value}${unit}`);
}
