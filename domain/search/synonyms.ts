import type { Language } from '@/domain/locale/language';

const words: Readonly<Record<Language, string>> = {
  de: `aber als am an auch auf aus bei bin bis da damit dann das dass dem den der des die diese diesem diesen dieser dieses
    doch dort durch ein eine einem einen einer es etwas fuer gegen hat haben hier hinter ich ihr im in ist ja jede jeden
    jeder jedes kann kein keine man mehr mein meine mich mir mit nach neben nicht nichts noch nur oder ohne sehr seit sich
    sie sind so sondern ueber um und uns unter vom von vor waehrend wann war was wegen weil wenn wer werden wie wieder wir
    wird wo zu zum zur zwischen`,
  en: `a about after an and are as at be before between by can do does each for from has have how i if in into is it its me
    more my no not of on or our over so some than that the their them then there these they this those through to too under
    until up us was we what when where which while who why will with without you your`,
};

const tables: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(words.de.split(/\s+/)),
  en: new Set(words.en.split(/\s+/)),
};

/** Checks for a stop word of either language. `word` is folded. Stop words are never part of a compound. */
export function isAnyStopWord(word: string): boolean {
  return tables.de.has(word) || tables.en.has(word);
}

/** Checks for a stop word of the language. `word` is folded. */
export function isStopWord(word: string, language: Language): boolean {
  return tables[language].has(word);
}

/** Groups of folded synonyms for both languages, because visitors mix them. */
const shared: readonly (readonly string[])[] = [
  ['fahrrad', 'rad', 'bike', 'velo', 'bicycle', 'cycle', 'drahtesel', 'radl'],
  ['ebike', 'pedelec', 'elektrorad', 'elektrofahrrad', 'ebikes', 'pedelecs'],
  // cdx and cdn are product lines of the belt manufacturer.
  ['riemen', 'belt', 'zahnriemen', 'riemenantrieb', 'cdx', 'cdn'],
  ['klingel', 'glocke', 'bell', 'bimmel'],
  ['schloss', 'lock'],
  ['licht', 'lampe', 'beleuchtung', 'light', 'lamp'],
  ['schutzblech', 'schutzbleche', 'kotfluegel', 'mudguard', 'mudguards', 'fender', 'fenders'],
  ['gepaecktraeger', 'rack', 'carrier'],
  ['tasche', 'bag', 'pannier'],
  ['helm', 'helmet'],
  ['pumpe', 'luftpumpe', 'pump'],
  ['reifen', 'mantel', 'tyre', 'tire', 'tyres', 'tires'],
  ['korb', 'basket'],
  ['akku', 'batterie', 'battery'],
  ['entsorgen', 'entsorgung', 'entsorgt', 'altgeraete', 'disposal', 'dispose', 'recycling'],
];

const own: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  de: [
    ['gaenge', 'gang', 'schaltung', 'getriebe'],
    ['widerruf', 'rueckgabe', 'retoure', 'umtausch', 'zurueckgeben'],
    ['versand', 'lieferung', 'porto', 'versandkosten', 'lieferzeit'],
    ['garantie', 'gewaehr', 'gewaehrleistung', 'reklamation', 'reklamieren', 'maengel'],
    ['damenrad', 'damenfahrrad', 'damenraeder', 'trapez', 'tiefeinstieg'],
    ['stelle', 'stellen', 'job', 'jobs', 'karriere', 'ausbildung', 'arbeit'],
    ['haendler', 'laden', 'geschaeft', 'probefahrt'],
    ['outlet', 'angebot', 'rabatt', 'reduziert', 'sale'],
    ['leasing', 'jobrad', 'dienstrad'],
  ],
  en: [
    ['gears', 'gear', 'gearbox', 'shifting'],
    ['withdrawal', 'return', 'returns', 'refund', 'exchange'],
    ['shipping', 'delivery', 'postage'],
    ['warranty', 'guarantee', 'complaint', 'complaints'],
    ['ladies', 'womens', 'mixte', 'stepthrough'],
    ['job', 'jobs', 'career', 'careers', 'vacancy', 'apprenticeship'],
    ['dealer', 'dealers', 'shop', 'store', 'retailer'],
    ['outlet', 'offer', 'sale', 'discount', 'reduced'],
    ['leasing', 'lease'],
  ],
};

/** Nouns that can be the head of a compound: a `buegelschloss` is a `schloss`. */
export const nounSynonyms: ReadonlySet<string> = new Set(shared.flat());

/** Returns the synonyms of a folded word. */
export function listSynonyms(word: string, language: Language): readonly string[] {
  const families = [...shared, ...own[language]].filter((family) => family.includes(word));
  return [...new Set(families.flat())].filter((other) => other !== word);
}
