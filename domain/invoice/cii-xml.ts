import type { IsoDay } from '@/domain/time/day';

/** An XML element with a text or child elements. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  content: string | readonly XmlNode[];
}

type Part = XmlNode | null;

/**
 * Creates an element with a text. Returns null, which omits the element, if the text is empty without invalid
 * characters.
 */
export function createTextElement(
  name: string,
  text: string,
  attributes: Record<string, string> = {},
): Part {
  const content = removeInvalidXmlCharacters(text).trim();
  return content === '' ? null : { name, attributes, content };
}

/** Creates an element with child elements. Returns null if there are none. */
export function createElement(name: string, ...parts: readonly (Part | readonly Part[])[]): Part {
  const content = parts.flat().filter((part) => part !== null);
  return content.length === 0 ? null : { name, attributes: {}, content };
}

/** Formats the XML document with its declaration, as UTF-8 without byte order mark, escaped, one element per line. */
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

/**
 * Normalizes a text to NFC and removes the characters that XML 1.0 forbids: control characters, lone surrogates and
 * noncharacters.
 */
export function removeInvalidXmlCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
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
