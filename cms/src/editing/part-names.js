const longest = 60;

const joined = (...parts) => parts.filter(Boolean).join(' · ');

/** What a part is called where several of its kind stand closed below each other, by its uid. */
const partNames = {
  'page.rich-text': ({ markdown }) => firstWords(markdown),
  'accessory.article': ({ color, size, variant, sku }) => joined(color, size, variant, sku),
  'bike.geometry-size': ({ frame, size, bodyHeightMinCm: from, bodyHeightMaxCm: to }) =>
    joined(frame, size, from && to && `${from}–${to} cm`),
};

/** The first line of a text that has words, without the signs of Markdown, and no longer than a line of a form. */
function firstWords(markdown) {
  const lines = String(markdown ?? '').split('\n', 40);
  const words = lines.map(withoutSigns).find((line) => /[\p{L}\p{N}]/u.test(line)) ?? '';
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : longest)} …`;
}

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
