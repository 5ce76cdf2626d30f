export type FaqEntry = { slug: string; question: string; answer: string };

export type FaqGroup<Entry extends FaqEntry> = { category: string; entries: Entry[] };

/** Groups questions by category; groups and questions keep their order. */
export function groupQuestions<Entry extends FaqEntry & { category: string }>(
  entries: readonly Entry[],
): FaqGroup<Entry>[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.category);
    if (group) group.push(entry);
    else groups.set(entry.category, [entry]);
  }
  return [...groups].map(([category, list]) => ({ category, entries: list }));
}

/**
 * Returns the slugs of the questions that contain every typed word, as part of a word in question, answer or category,
 * ignoring case and umlaut spelling. Null when no words were typed.
 */
export function searchQuestions<Entry extends FaqEntry>(
  groups: readonly FaqGroup<Entry>[],
  query: string,
): Set<string> | null {
  const words = normalizeWords(query).split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const found = groups.flatMap(({ category, entries }) =>
    entries.filter(({ question, answer }) => {
      const text = normalizeWords(`${question} ${answer} ${category}`);
      return words.every((word) => text.includes(word));
    }),
  );
  return new Set(found.map(({ slug }) => slug));
}

const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Reduces a text to lower-case letters and digits with umlauts transcribed and single spaces. */
function normalizeWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => written[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
