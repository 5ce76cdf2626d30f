import { descriptionLength } from '@/domain/content/content-text';
import type {
  ContentReportEntry,
  ContentReportKind,
} from '@/lib/platform/views/content-report-entry';
import type { Language } from '@/domain/locale/language';

/** Minimum word count by kind; shorter texts are reported. */
const fewestWords: Readonly<Record<ContentReportKind, number>> = {
  page: 60,
  feature: 100,
  blog: 150,
  job: 80,
  event: 25,
  faq: 15,
  download: 40,
  bike: 80,
  accessory: 20,
  dealer: 20,
};

/**
 * Matches the paths of landing pages and guides. They are the only content pages with a minimum length, because other
 * pages may consist of one line above a list.
 */
const detailPagePattern = /^\/[a-z]{2}\/(?:bikes|accessories|guides)\//;

const described: readonly ContentReportKind[] = [
  'page',
  'feature',
  'blog',
  'job',
  'event',
  'bike',
  'accessory',
];

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** Returns the word count of an entry that is too short; null when it is long enough or the rule does not apply. */
export function findLowWordCount(entry: ContentReportEntry): number | null {
  if (entry.kind === 'page' && !detailPagePattern.test(entry.path)) return null;
  const words = wordCount(entry.text);
  return words < fewestWords[entry.kind] ? words : null;
}

/**
 * Returns the length of a description that is missing, too short or too long. Null for a valid length, and for kinds
 * that have no description.
 */
export function findInvalidDescriptionLength({
  kind,
  description,
}: ContentReportEntry): number | null {
  if (!described.includes(kind)) return null;
  const letters = description?.trim().length ?? 0;
  return letters < descriptionLength.from || letters > descriptionLength.to ? letters : null;
}

/** Unit symbols with the words used for them in texts. */
const units: Readonly<Record<string, readonly string[]>> = {
  'km/h': ['stundenkilometern', 'stundenkilometer', 'kilometres an hour'],
  km: ['kilometern', 'kilometer', 'kilometres', 'kilometre'],
  mm: ['millimetern', 'millimeter', 'millimetres', 'millimetre'],
  cm: ['zentimetern', 'zentimeter', 'centimetres', 'centimetre'],
  kg: ['kilogramm', 'kilograms', 'kilogram', 'kilos', 'kilo'],
  Wh: ['wattstunden', 'watt hours'],
  Nm: ['newtonmetern', 'newtonmeter', 'newton metres'],
  '%': ['prozent', 'per cent', 'percent'],
  '€': ['euros', 'euro'],
};
const signs = new Map(
  Object.entries(units).flatMap(([sign, words]) =>
    [sign, ...words].map((word) => [word.toLowerCase(), sign]),
  ),
);
/** Matches a number with its unit. Longer unit words come first, because a shorter one could match their beginning. */
const figure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)[ \u00a0-]?(${[...signs.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\p{L}\p{N}])`,
  'giu',
);
const euroFirst = /€((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2}(?!\d))?)/g;
const markup = /\]\([^)]{0,2000}\)|<[^>]{1,2000}>/g;

/** A number with its unit, normalized so that German and English texts can be compared. */
interface Figure {
  readonly value: number;
  readonly unit: string;
}

/**
 * Returns the distinct measurements in a text, in order of occurrence. Unit symbols and unit words, before or after the
 * number, count as the same unit.
 */
export function listMeasurements(text: string, language: Language): Figure[] {
  const plain = text.replace(markup, ' ').replace(euroFirst, '$1 €');
  const figures = [...plain.matchAll(figure)].map(([, number = '', unit = '']) => ({
    value: valueOf(number, language),
    unit: signs.get(unit.toLowerCase()) ?? unit,
  }));
  return figures.filter((one, index) => figures.findIndex((other) => isSame(one, other)) === index);
}

/** Measurements (numbers with units) of a text, and all numbers in it. */
interface TextFigures {
  readonly figures: readonly Figure[];
  readonly numbers: ReadonlySet<number>;
}

const bareNumber =
  /(?<![\p{L}\p{N}.,])(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?![\p{L}\p{N}])/gu;

/** Extracts the numbers and measurements of a text for the comparison with its translation. */
export function parseTextMeasurements(text: string, language: Language): TextFigures {
  const numbers = text.match(bareNumber) ?? [];
  return {
    figures: listMeasurements(text, language),
    numbers: new Set(numbers.map((number) => valueOf(number, language))),
  };
}

/**
 * Returns the measurements of a text that conflict with its translation: the translation does not contain the number,
 * but has another measurement of the same unit that this text does not contain. Measurements that are spelled out or
 * left out are not reported.
 */
export function findMeasurementMismatches(
  sourceFigures: TextFigures,
  translated: TextFigures,
): Figure[] {
  const alone = (these: TextFigures, those: TextFigures) =>
    these.figures.filter(({ value }) => !those.numbers.has(value));
  const others = new Set(alone(translated, sourceFigures).map(({ unit }) => unit));
  return alone(sourceFigures, translated).filter(({ unit }) => others.has(unit));
}

const isSame = (one: Figure, other: Figure) => one.value === other.value && one.unit === other.unit;

/** Parses a number in the language's format: "1.298" is 1298 in German and 1.298 in English. */
function valueOf(number: string, language: Language): number {
  const [group, decimal] = language === 'de' ? ['.', ','] : [',', '.'];
  return Number(number.replaceAll(group ?? '', '').replace(decimal ?? '', '.'));
}

/** Current values of facts that editorial texts mention; null for a value that could not be loaded. */
export interface TextFactValues {
  readonly dealers: number | null;
  readonly models: number | null;
  readonly motorModels: number | null;
  /** Length of the return period in days. */
  readonly returnDays: number | null;
}

type Fact = keyof TextFactValues;

/** Patterns of the phrases in which texts mention a checked fact. The first group captures the number. */
const tellings: Readonly<Record<Language, Readonly<Record<Fact, RegExp>>>> = {
  de: {
    dealers: /\b(\d{2,4}) (?:\[?)(?:Fachhändler|Händler|Fachbetriebe|Betriebe)/g,
    models: /\b(\d{1,3}) Modellen?\b/g,
    motorModels: /\b(\d{1,3}) (?:davon )?mit Motor\b/g,
    returnDays: /\bbis zum (\d{1,3})\. Tag\b/g,
  },
  en: {
    dealers: /\b(\d{2,4}) \[?(?:bicycle |specialist )?dealers\b/g,
    models: /\b(\d{1,3}) models\b/g,
    motorModels: /\b(\d{1,3}) (?:of them )?with a motor\b/g,
    returnDays: /\buntil day (\d{1,3})\b/g,
  },
};

/** Returns each passage with a wrong number, followed by the correct number in parentheses. */
export function findOutdatedFacts(
  text: string,
  language: Language,
  known: TextFactValues,
): string[] {
  return (Object.keys(known) as Fact[]).flatMap((fact) => {
    const right = known[fact];
    if (right === null) return [];
    return [...text.matchAll(tellings[language][fact])].flatMap(([match, number]) =>
      Number(number) === right ? [] : [`${match} (${right})`],
    );
  });
}
