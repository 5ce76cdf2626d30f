import type { IsoDay } from '@/domain/time/day';

/** A part of an XML document: text, or parts in the order they stand. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  content: string | readonly XmlNode[];
}

type Part = XmlNode | null;

/** A text by its name; null, which leaves it out, when nothing of the text is left. */
export function createTextElement(
  name: string,
  text: string,
  attributes: Record<string, string> = {},
): Part {
  const content = removeInvalidXmlCharacters(text).trim();
  return content === '' ? null : { name, attributes, content };
}

/** Parts below a name; null when none of them is there. */
export function createElement(name: string, ...parts: readonly (Part | readonly Part[])[]): Part {
  const content = parts.flat().filter((part) => part !== null);
  return content.length === 0 ? null : { name, attributes: {}, content };
}

/** The document with its head, UTF-8 without a mark, every text escaped, one element a line. */
export function formatXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}

function written({ name, attributes, content }: XmlNode, indent: string): string {
  const attributeTexts = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(value)}"`,
  );
  const open = `${indent}<${name}${attributeTexts.join('')}>`;
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>\n`;
  const inner = content.map((part) => written(part, `${indent}  `)).join('');
  return `${open}\n${inner}${indent}</${name}>\n`;
}

/** Letters as Unicode composes them (NFC), without those that XML 1.0 forbids: control characters, halves of pairs, non-characters. */
export function removeInvalidXmlCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Cents as XML writes them, by integers only: -5 is "-0.05". */
export function formatXmlCents(cents: number): string {
  return decimalText(cents, 2);
}

/** Millionths of a euro: two decimals, and more only where they say something: "168.07", "33.333333". */
export function formatXmlPrice(micros: number): string {
  return decimalText(micros, 6).replace(/0{1,4}$/, '');
}

/** Hundredths of a percent: 1900 is "19.00". */
export function formatXmlRate(rate: number): string {
  return decimalText(rate, 2);
}

function decimalText(value: number, decimals: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`No whole number of units: ${value}`);
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const sign = value < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A day as CII writes it, 20261204; nothing for null. References to other documents have a type of their own for it. */
export function buildDateElement(
  name: string,
  day: IsoDay | null,
  type: 'udt' | 'qdt' = 'udt',
): XmlNode | null {
  const text = day === null ? '' : day.replaceAll('-', '');
  return createElement(name, createTextElement(`${type}:DateTimeString`, text, { format: '102' }));
}
