import type { SearchEntry } from './search-entry';

type Facts = Pick<SearchEntry, 'kind' | 'title'> & Partial<SearchEntry>;

/** Returns an entry with default values for missing fields. */
export function createTestEntry({ kind, title, ...more }: Facts): SearchEntry {
  return {
    kind,
    title,
    path: `/${kind}/${title}`,
    names: '',
    text: '',
    words: '',
    fits: '',
    ...more,
  };
}

/** Entries of a small German site. */
export const germanEntries: readonly SearchEntry[] = [
  createTestEntry({
    kind: 'bike',
    title: 'Heinrich XIV',
    names: 'Fahrrad Reise HR14',
    text: 'Das Reiserad mit 14 Gängen.',
  }),
  createTestEntry({
    kind: 'bike',
    title: 'Heinrich',
    names: 'Fahrrad Reise HR OP',
    text: 'Das Reiserad.',
  }),
  createTestEntry({
    kind: 'bike',
    title: 'Ludwig',
    names: 'Fahrrad Stadt LU8 LU11',
    text: 'Mit Licht, Schutzblechen und Klingel.',
  }),
  createTestEntry({
    kind: 'bike',
    title: 'Emil',
    names: 'Fahrrad E-Bike Stadt',
    text: 'Der Motor hilft.',
  }),
  createTestEntry({
    kind: 'accessory',
    title: 'Klingel Mitte',
    names: 'Zubehör Klingeln',
    text: 'Aus Messing.',
  }),
  createTestEntry({
    kind: 'accessory',
    title: 'Gepäckträger Moabit',
    names: 'Zubehör Träger',
    fits: 'Ludwig',
    text: 'Trägt 27 Kilo.',
  }),
  createTestEntry({
    kind: 'accessory',
    title: 'Carbonriemen',
    names: 'Zubehör Antrieb Gates',
    text: 'Hält lange.',
  }),
  createTestEntry({
    kind: 'article',
    title: 'Der Riemen im Winter',
    text: 'Salz schadet ihm nicht.',
    words: 'Streusalz Kälte',
  }),
  createTestEntry({ kind: 'page', title: 'Widerruf', text: 'Vierzehn Tage Zeit.' }),
  createTestEntry({
    kind: 'faq',
    title: 'Quietscht ein Riemen?',
    text: 'Nur, wenn die Linie nicht stimmt. Dann hilft der Händler.',
  }),
];
