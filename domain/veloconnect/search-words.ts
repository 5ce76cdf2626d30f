/** The words of a search, in small letters; none for an empty one, which means the whole catalogue. */
export function searchWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** True when every word is part of one of the texts, whatever the letters' case. */
export function holdsWords(words: readonly string[], texts: readonly string[]): boolean {
  if (words.length === 0) return true;
  const small = texts.map((text) => text.toLowerCase());
  return words.every((word) => small.some((text) => text.includes(word)));
}
