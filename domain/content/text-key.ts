/** A short key of a text: letters and digits only, the same for the same text. */
export function textKeyOf(text: string): string {
  let hash = 5381;
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
