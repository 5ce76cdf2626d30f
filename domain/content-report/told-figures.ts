import type { Language } from '../language/detect-language';

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
interface ToldFigure {
  readonly value: number;
  readonly unit: string;
}

/** The figures with their units that a text tells, each once, in its order; a sign before or after, or a word for it, makes no difference. */
export function toldFigures(text: string, language: Language): ToldFigure[] {
  const plain = text.replace(markup, ' ').replace(euroFirst, '$1 €');
  const told = [...plain.matchAll(figure)].map(([, number = '', unit = '']) => ({
    value: valueOf(number, language),
    unit: signs.get(unit.toLowerCase()) ?? unit,
  }));
  return told.filter((one, index) => told.findIndex((other) => isSame(one, other)) === index);
}

/** A text's figures, and its bare numbers. */
interface Told {
  readonly figures: readonly ToldFigure[];
  readonly numbers: ReadonlySet<number>;
}

const bareNumber =
  /(?<![\p{L}\p{N}.,])(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?![\p{L}\p{N}])/gu;

/** What a text tells in figures, for a comparison with the other language. */
export function told(text: string, language: Language): Told {
  const numbers = text.match(bareNumber) ?? [];
  return {
    figures: toldFigures(text, language),
    numbers: new Set(numbers.map((number) => valueOf(number, language))),
  };
}

/**
 * The figures of one text that the other tells otherwise: it has none of them, not even the number, but others of the same unit that are
 * not here. What stands in words there, or is left out, is nobody's to judge.
 */
export function toldOtherwise(own: Told, theirs: Told): ToldFigure[] {
  const alone = (these: Told, those: Told) =>
    these.figures.filter(({ value }) => !those.numbers.has(value));
  const others = new Set(alone(theirs, own).map(({ unit }) => unit));
  return alone(own, theirs).filter(({ unit }) => others.has(unit));
}

const isSame = (one: ToldFigure, other: ToldFigure) =>
  one.value === other.value && one.unit === other.unit;

/** "1.298" is a thousand and more in German, one and a bit in English. */
function valueOf(number: string, language: Language): number {
  const [group, decimal] = language === 'de' ? ['.', ','] : [',', '.'];
  return Number(number.replaceAll(group ?? '', '').replace(decimal ?? '', '.'));
}
