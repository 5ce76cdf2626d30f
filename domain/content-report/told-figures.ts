import type { Language } from '../language/detect-language';

/** A number with what it counts. */
const figure =
  /(?<![\p{L}\p{N}.,/-])(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)\s?(km\/h|km|mm|cm|kg|Wh|Nm|%|€)(?![\p{L}\p{N}])/gu;
const euroFirst = /€\s?(\d{1,3}(?:,\d{3})+|\d+)/g;
const markup = /\]\([^)]*\)|<[^>]+>/g;

/** The figures with their units that a text tells, each once, in its order; a sign before or after makes no difference. */
export function toldFigures(text: string, language: Language): string[] {
  const plain = text.replace(markup, ' ').replace(euroFirst, '$1 €');
  const told = [...plain.matchAll(figure)].map(
    ([, number = '', unit = '']) => `${valueOf(number, language)} ${unit}`,
  );
  return [...new Set(told)];
}

/** "1.298" is a thousand and more in German, one and a bit in English. */
function valueOf(number: string, language: Language): string {
  const [group, decimal] = language === 'de' ? ['.', ','] : [',', '.'];
  return String(Number(number.replaceAll(group ?? '', '').replace(decimal ?? '', '.')));
}
