import type { SearchEntry } from './search-entry';

type Facts = Pick<SearchEntry, 'kind' | 'title'> & Partial<SearchEntry>;

/** An entry with what a test says about it. */
export function anEntry({ kind, title, ...more }: Facts): SearchEntry {
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

/** A small site, in German. */
export const germanEntries: readonly SearchEntry[] = [
  anEntry({
    kind: 'bike',
    title: 'Heinrich XIV',
    names: 'Fahrrad Reise HR14',
    text: 'Das Reiserad mit 14 Gängen.',
  }),
  anEntry({ kind: 'bike', title: 'Heinrich', names: 'Fahrrad Reise HR OP', text: 'Das Reiserad.' }),
  anEntry({
    kind: 'bike',
    title: 'Ludwig',
    names: 'Fahrrad Stadt LU8 LU11',
    text: 'Mit Licht, Schutzblechen und Klingel.',
  }),
  anEntry({ kind: 'bike', title: 'Emil', names: 'Fahrrad E-Bike Stadt', text: 'Der Motor hilft.' }),
  anEntry({
    kind: 'accessory',
    title: 'Klingel Mitte',
    names: 'Zubehör Klingeln',
    text: 'Aus Messing.',
  }),
  anEntry({
    kind: 'accessory',
    title: 'Gepäckträger Moabit',
    names: 'Zubehör Träger',
    fits: 'Ludwig',
    text: 'Trägt 27 Kilo.',
  }),
  anEntry({
    kind: 'accessory',
    title: 'Carbonriemen',
    names: 'Zubehör Antrieb Gates',
    text: 'Hält lange.',
  }),
  anEntry({
    kind: 'article',
    title: 'Der Riemen im Winter',
    text: 'Salz schadet ihm nicht.',
    words: 'Streusalz Kälte',
  }),
  anEntry({ kind: 'page', title: 'Widerruf', text: 'Vierzehn Tage Zeit.' }),
  anEntry({
    kind: 'faq',
    title: 'Quietscht ein Riemen?',
    text: 'Nur, wenn die Linie nicht stimmt. Dann hilft der Händler.',
  }),
];
