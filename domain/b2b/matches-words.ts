/** True when every word of what is looked for stands in one of the texts; letter case, accents and ß do not matter. */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const text = fold(texts.join(' '));
  return fold(query)
    .split(' ')
    .every((word) => text.includes(word));
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
