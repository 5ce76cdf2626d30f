import { expect, it } from 'vitest';
import { listReportProblems } from './report-problems';
import { languages } from '@/domain/locale/language';
import { mapContentReport } from '@/lib/gateways/content/content-report.gateway';

const german =
  'Die Probefahrt beginnt auf Kopfsteinpflaster und endet am Wasser, und dazwischen liegt alles, was die Stadt an Steigung und an Aussicht hat.';
const english =
  'A test ride begins on cobbles and ends at the water, and in between lies every hill this town has to offer to a rider.';

function problems(aboutDe: string | null, aboutEn: string | null) {
  const none = { pages: [], features: [], blogs: [], jobs: [], events: [], faqs: [] };
  const data: Parameters<typeof mapContentReport>[0] = {
    ...{ ...none, downloads: [], bikes: [], accessories: [] },
    dealers: [
      { documentId: 'd', name: 'Radhaus', slug: 'radhaus', updatedAt: null, aboutDe, aboutEn },
    ],
  };
  const facts = { dealers: 177, models: null, motorModels: null, returnDays: null };
  const entries = languages.flatMap((language) => mapContentReport(data, language));
  return listReportProblems(entries, { paths: new Set(['/de/bikes', '/en/bikes']), facts }).map(
    ({ rule, entry, subject, language }) => `${rule} ${entry.path}: ${subject ?? language}`,
  );
}

it.each<[string, string | null, string | null, string[]]>([
  ['no problem in valid texts', german, `${english} [Bikes](/bikes)`, []],
  ['no problem without texts', null, '', []],
  ['a missing language', german, null, ['missingTranslation /de/dealers/radhaus: en']],
  ['dead links', `${german} [Räder](/raeder)`, english, ['deadLink /de/dealers/radhaus: /raeder']],
  ['too few words', german, 'A nice shop.', ['thinText /en/dealers/radhaus: 3']],
  [
    'a number that differs from the data',
    `${german} Einer von 150 Händlern.`,
    english,
    ['wrongFact /de/dealers/radhaus: 150 Händler (177)'],
  ],
  [
    'figures of one language',
    `${german} Bis 120 kg.`,
    `${english} Up to 100 kg.`,
    ['otherFigures /de/dealers/radhaus: 120 kg', 'otherFigures /en/dealers/radhaus: 100 kg'],
  ],
])('checks the dealer texts: %s', (_, de, en, found) => {
  expect(problems(de, en)).toEqual(found);
});
