import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { VeloError } from './velo-request';

/**
 * Matches the next comment, CDATA section, processing instruction, tag or text. A document that fast-xml-parser has
 * validated contains nothing else.
 */
const parts =
  /<!--(?<comment>[\s\S]*?)-->|<!\[CDATA\[(?<raw>[\s\S]*?)\]\]>|<\?(?<instruction>[\s\S]*?)\?>|<(?<tag>\/?(?:[^<>"']|"[^"]*"|'[^']*')+)>|(?<text>[^<]+)|</g;
/** Characters that XML 1.0 forbids. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const looseAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/i;
const numericReference = /&#(?:x([0-9a-f]+)|(\d+));/gi;

/**
 * Returns false for what fast-xml-parser's validator accepts but XML 1.0 forbids: several roots, text outside the root,
 * `<` and bare `&` in attributes, `]]>` in text, `--` in comments, a second declaration, unknown entities and forbidden
 * characters. Custom entities require a document type, which was already rejected.
 */
function isWellFormed(source: string): boolean {
  if (forbidden.test(source)) return false;
  let depth = 0;
  let roots = 0;
  for (const { 0: whole, index, groups } of source.matchAll(parts)) {
    const { comment, raw, instruction, tag, text } = groups ?? {};
    if (comment !== undefined) {
      if (comment.includes('--') || comment.endsWith('-')) return false;
    } else if (instruction !== undefined) {
      if (index > 0 && /^xml(?:\s|$)/i.test(instruction)) return false;
    } else if (raw !== undefined) {
      if (depth === 0) return false;
    } else if (text !== undefined) {
      if (depth === 0 ? text.trim() !== '' : text.includes(']]>') || hasWrongReference(text))
        return false;
    } else if (tag === undefined) return false;
    else if (tag.startsWith('/')) depth -= 1;
    else {
      if (depth === 0) roots += 1;
      if (!whole.endsWith('/>')) depth += 1;
      if (tag.includes('<') || hasWrongReference(tag)) return false;
    }
  }
  return roots === 1 && depth === 0;
}

function hasWrongReference(text: string): boolean {
  if (!text.includes('&')) return false;
  if (looseAmpersand.test(text)) return true;
  return [...text.matchAll(numericReference)].some(([, hex, decimal]) => {
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isSurrogate = point >= 0xd800 && point <= 0xdfff;
    return point > 0x10ffff || isSurrogate || forbidden.test(String.fromCodePoint(point));
  });
}

/** A parsed element; its name has no prefix. */
export interface XmlElement {
  /** Local name in lower case, as clients differ in prefixes and case. */
  readonly name: string;
  readonly children: readonly XmlElement[];
  /** Text of the element without the text of its children. */
  readonly text: string;
  /** The element's quantityUnitCode attribute, or null. */
  readonly unit: string | null;
}

export interface XmlRoot extends XmlElement {
  /** Local name with its original case, from which the operation's name is derived. */
  readonly localName: string;
  /** Namespace of the root; empty when missing. */
  readonly namespace: string;
}

const maxDepth = 20;
/**
 * Maximum number of elements, more than the largest allowed order needs. Elements are counted before the document is
 * parsed.
 */
const maxElements = 60_000;
const maxAttributes = 20_000;
const textKey = '#text';
const rawTextKey = '#cdata';
const attributesKey = ':@';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: rawTextKey,
});

type RawNode = Record<string, unknown>;

/**
 * Parses a document. Throws VeloError for malformed XML, document types, custom entities, and documents that are too
 * large or nested too deeply.
 */
export function parseXml(source: string): XmlRoot {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source))
    throw new VeloError('malformed', 'Document types are not accepted');
  if (exceeds(source, /<[^/!?]/g, maxElements) || exceeds(source, /=\s*["']/g, maxAttributes))
    throw new VeloError('malformed', 'The document holds too many elements or attributes');
  if (XMLValidator.validate(source) !== true || !isWellFormed(source)) throw notWellFormed();
  const root = parse(source).find((node) => tagOf(node) !== null);
  const tag = root && tagOf(root);
  if (!root || !tag) throw notWellFormed();
  const [prefix] = tag.includes(':') ? tag.split(':') : [];
  const namespace = attributesOf(root)[prefix === undefined ? 'xmlns' : `xmlns:${prefix}`];
  return {
    ...toElement(root, tag, 0),
    localName: localName(tag),
    namespace: typeof namespace === 'string' ? namespace : '',
  };
}

/** Returns true if the pattern occurs more than `max` times. Stops at the first match above the limit. */
function exceeds(source: string, sign: RegExp, max: number): boolean {
  let found = 0;
  while (sign.exec(source) !== null) if ((found += 1) > max) return true;
  return false;
}

function parse(source: string): RawNode[] {
  try {
    return rawChildren(parser.parse(source));
  } catch {
    throw notWellFormed();
  }
}

function toElement(node: RawNode, tag: string, depth: number): XmlElement {
  if (depth > maxDepth) throw new VeloError('malformed', 'The document is nested too deeply');
  const inner = rawChildren(node[tag]);
  const children = inner.flatMap((child) => {
    const childTag = tagOf(child);
    return childTag === null ? [] : [toElement(child, childTag, depth + 1)];
  });
  return {
    name: localName(tag).toLowerCase(),
    children,
    text: inner.map(textOf).join('').trim(),
    unit: unitOf(node),
  };
}

function unitOf(node: RawNode): string | null {
  const [, unit] =
    Object.entries(attributesOf(node)).find(
      ([name]) => localName(name).toLowerCase() === 'quantityunitcode',
    ) ?? [];
  return typeof unit === 'string' ? unit.trim() : null;
}

function attributesOf(node: RawNode): RawNode {
  const attributes = node[attributesKey];
  return isRecord(attributes) ? attributes : {};
}

function tagOf(node: RawNode): string | null {
  const tag = Object.keys(node).find((key) => key !== attributesKey);
  return tag === undefined || tag === textKey || tag === rawTextKey || tag.startsWith('?')
    ? null
    : tag;
}

function textOf(node: RawNode): string {
  const text = node[textKey];
  if (typeof text === 'string') return decodeEntities(text);
  return rawChildren(node[rawTextKey])
    .map((part) => part[textKey])
    .filter((part) => typeof part === 'string')
    .join('');
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

function localName(tag: string): string {
  return tag.slice(tag.lastIndexOf(':') + 1);
}

function rawChildren(value: unknown): RawNode[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is RawNode {
  return typeof value === 'object' && value !== null;
}

function notWellFormed(): VeloError {
  return new VeloError('malformed', 'The document is not well-formed XML');
}
