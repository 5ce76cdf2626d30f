const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
};

/** The characters behind the entities editors use; others stay as they are. React escapes the result again. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|([a-z]+));/gi,
    (entity, code: string | undefined, name: string | undefined) => {
      if (code !== undefined)
        return Number(code) > 31 && Number(code) <= 0x10ffff
          ? String.fromCodePoint(Number(code))
          : '';
      return named[name?.toLowerCase() ?? ''] ?? entity;
    },
  );
}
