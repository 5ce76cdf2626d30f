import { descriptionLength } from '@/domain/content/content-text';
import type { ReportEntry, ReportKind } from '@/lib/platform/views/report-entry';
import type { Language } from '@/domain/locale/language';

/** Fewer words than these answer nobody's question. */
const fewestWords: Readonly<Record<ReportKind, number>> = {
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

/** Pages that stand for a kind, or advise: the others may be no more than a line above a list. */
const detailPagePattern = /^\/[a-z]{2}\/(?:bikes|accessories|guides)\//;

const described: readonly ReportKind[] = [
  'page',
  'feature',
  'blog',
  'job',
  'event',
  'bike',
  'accessory',
];

/** How many words a text has. */
function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** The words of an entry that says too little to stand by itself; null when it says enough. */
export function findLowWordCount(entry: ReportEntry): number | null {
  if (entry.kind === 'page' && !detailPagePattern.test(entry.path)) return null;
  const words = wordCount(entry.text);
  return words < fewestWords[entry.kind] ? words : null;
}

/** The letters of a description that is missing, too short or too long; null when it is right, or the kind has none. */
export function findInvalidDescriptionLength({ kind, description }: ReportEntry): number | null {
  if (!described.includes(kind)) return null;
  const letters = description?.trim().length ?? 0;
  return letters < descriptionLength.from || letters > descriptionLength.to ? letters : null;
}

/** Units by their sign, each with the words people write instead. */
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
/** A number with what it counts; the longer of two words that begin alike comes first. */
const figure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)[ \u00a0-]?(${[...signs.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\p{L}\p{N}])`,
  'giu',
);
const euroFirst = /€((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2}(?!\d))?)/g;
const markup = /\]\([^)]{0,2000}\)|<[^>]{1,2000}>/g;

/** A figure as both languages tell it. */
interface Figure {
  readonly value: number;
  readonly unit: string;
}

/** The figures with their units that a text tells, each once, in its order; a sign before or after, or a word for it, makes no difference. */
export function listFigures(text: string, language: Language): Figure[] {
  const plain = text.replace(markup, ' ').replace(euroFirst, '$1 €');
  const figures = [...plain.matchAll(figure)].map(([, number = '', unit = '']) => ({
    value: valueOf(number, language),
    unit: signs.get(unit.toLowerCase()) ?? unit,
  }));
  return figures.filter((one, index) => figures.findIndex((other) => isSame(one, other)) === index);
}

/** A text's figures, and its bare numbers. */
interface TextFigures {
  readonly figures: readonly Figure[];
  readonly numbers: ReadonlySet<number>;
}

const bareNumber =
  /(?<![\p{L}\p{N}.,])(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?![\p{L}\p{N}])/gu;

/** What a text tells in figures, for a comparison with the other language. */
export function parseTextFigures(text: string, language: Language): TextFigures {
  const numbers = text.match(bareNumber) ?? [];
  return {
    figures: listFigures(text, language),
    numbers: new Set(numbers.map((number) => valueOf(number, language))),
  };
}

/**
 * The figures of one text that the other tells otherwise: it has none of them, not even the number, but others of the same unit that are
 * not here. What stands in words there, or is left out, is nobody's to judge.
 */
export function listDifferingFigures(
  sourceFigures: TextFigures,
  translated: TextFigures,
): Figure[] {
  const alone = (these: TextFigures, those: TextFigures) =>
    these.figures.filter(({ value }) => !those.numbers.has(value));
  const others = new Set(alone(translated, sourceFigures).map(({ unit }) => unit));
  return alone(sourceFigures, translated).filter(({ unit }) => others.has(unit));
}

const isSame = (one: Figure, other: Figure) => one.value === other.value && one.unit === other.unit;

/** "1.298" is a thousand and more in German, one and a bit in English. */
function valueOf(number: string, language: Language): number {
  const [group, decimal] = language === 'de' ? ['.', ','] : [',', '.'];
  return Number(number.replaceAll(group ?? '', '').replace(decimal ?? '', '.'));
}

/** What texts repeat and the shop knows better; null where it could not be asked. */
export interface KnownFacts {
  readonly dealers: number | null;
  readonly models: number | null;
  readonly motorModels: number | null;
  /** Days in which the house takes back what was bought. */
  readonly returnDays: number | null;
}

type Fact = keyof KnownFacts;

/** How a text tells each: the number stands in the first group. */
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

/** Each place where a text tells a number other than the shop knows, as it is written there. */
export function listWrongFacts(text: string, language: Language, known: KnownFacts): string[] {
  return (Object.keys(known) as Fact[]).flatMap((fact) => {
    const right = known[fact];
    if (right === null) return [];
    return [...text.matchAll(tellings[language][fact])].flatMap(([match, number]) =>
      Number(number) === right ? [] : [`${match} (${right})`],
    );
  });
}
