/** True when every word of what is looked for stands in one of the texts; letter case, accents and ß do not matter. */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const text = foldWords(texts.join(' '));
  return foldWords(query)
    .split(' ')
    .every((word) => text.includes(word));
}

/** A text as it is compared: small letters without accents, ß as ss, one space between words. */
export function foldWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
