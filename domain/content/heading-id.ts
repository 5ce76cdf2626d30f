const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A heading as the end of an address: "Was, wenn er reißt?" is was-wenn-er-reisst. Empty for a text without letters and digits. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => written[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The ids of headings in their order; the second of the same words gets a number. Null where there is nothing to name. */
export function headingIds(texts: readonly string[]): (string | null)[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const id = headingId(text);
    if (id === '') return null;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}
