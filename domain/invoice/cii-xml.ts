import { removeInvalidXmlCharacters, type XmlNode } from '@/domain/text/xml';
import type { IsoDay } from '@/domain/time/day';

type Part = XmlNode | null;

/** Creates an element with a text. Returns null, which omits the element, if the text has no valid characters. */
export function createTextElement(
  name: string,
  text: string,
  attributes: Record<string, string> = {},
): Part {
  const content = removeInvalidXmlCharacters(text.normalize('NFC')).trim();
  return content === '' ? null : { name, attributes, content };
}

/** Creates an element with child elements. Returns null if there are none. */
export function createElement(name: string, ...parts: readonly (Part | readonly Part[])[]): Part {
  const content = parts.flat().filter((part) => part !== null);
  return content.length === 0 ? null : { name, attributes: {}, content };
}

/** Formats cents as a decimal number with integer arithmetic: -5 is "-0.05". */
export function formatXmlCents(cents: number): string {
  return decimalText(cents, 2);
}

/** Formats millionths of a euro with two decimals, or more if they are not zero: "168.07", "33.333333". */
export function formatXmlPrice(micros: number): string {
  return decimalText(micros, 6).replace(/0{1,4}$/, '');
}

/** Formats hundredths of a percent: 1900 is "19.00". */
export function formatXmlRate(rate: number): string {
  return decimalText(rate, 2);
}

function decimalText(value: number, decimals: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`No whole number of units: ${value}`);
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const sign = value < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * Builds a date in CII format, such as 20261204. Returns null without a day. References to other documents use the type
 * `qdt`.
 */
export function buildDateElement(
  name: string,
  day: IsoDay | null,
  type: 'udt' | 'qdt' = 'udt',
): XmlNode | null {
  const text = day === null ? '' : day.replaceAll('-', '');
  return createElement(name, createTextElement(`${type}:DateTimeString`, text, { format: '102' }));
}
