const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A word as part of a file name: small letters, digits and hyphens, on every system the same. */
export function fileNamePart(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
