import type { Language } from '@/domain/language/detect-language';

/** Words that mean the same, folded. Both languages know both words: riders mix them. */
const shared: readonly (readonly string[])[] = [
  ['fahrrad', 'rad', 'bike', 'velo', 'bicycle', 'cycle', 'drahtesel', 'radl'],
  ['ebike', 'pedelec', 'elektrorad', 'elektrofahrrad', 'ebikes', 'pedelecs'],
  // The maker of the belts names them by their lines.
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

/** Words for things: what ends with one is such a thing, a `buegelschloss` a `schloss`. */
export const thingWords: ReadonlySet<string> = new Set(shared.flat());

/** Other words for a folded word; none when there are none. */
export function synonymsOf(word: string, language: Language): readonly string[] {
  const families = [...shared, ...own[language]].filter((family) => family.includes(word));
  return [...new Set(families.flat())].filter((other) => other !== word);
}
