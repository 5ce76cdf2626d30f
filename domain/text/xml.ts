/** An XML element with a text or child elements. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlNode[];
}

/** Matches every character that XML 1.0 forbids, and the control characters (U+007F to U+009F) that it discourages. */
const invalidCharacters =
  /[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Removes the characters that XML 1.0 forbids: control characters, lone surrogates and noncharacters. */
export function removeInvalidXmlCharacters(text: string): string {
  return text.replace(invalidCharacters, '');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/**
 * Matches a text with characters to escape or remove; all other texts, which are the majority, are returned at once.
 */
const suspicious = /[&<>"\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/;

/** Escapes a text for XML content and attribute values in double quotes. Invalid characters are removed. */
export function escapeXml(text: string): string {
  if (!suspicious.test(text)) return text;
  return removeInvalidXmlCharacters(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** Formats an element with an escaped text; returns an empty string if the text is null or empty. */
export function formatXmlField(name: string, text: string | null): string {
  return text === null || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;
}

/**
 * Formats a document with its declaration, as UTF-8 without byte order mark: on one line, or indented with one element
 * per line. The result is always well-formed, because texts are escaped.
 */
export function formatXml(root: XmlNode, layout: 'compact' | 'indented'): string {
  const written = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  write(root, layout === 'compact' ? null : '', written);
  return written.join('');
}

/** Appends an element. `indent` is null for the compact layout. */
function write({ name, attributes, content }: XmlNode, indent: string | null, written: string[]) {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const lineEnd = indent === null ? '' : '\n';
  written.push(`${indent ?? ''}<${name}${list.join('')}>`);
  if (typeof content === 'string') written.push(escapeXml(content));
  else {
    written.push(lineEnd);
    for (const child of content) write(child, indent === null ? null : `${indent}  `, written);
    written.push(indent ?? '');
  }
  written.push(`</${name}>${lineEnd}`);
}
