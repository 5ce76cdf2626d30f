/** A part of an XML document: text, or parts in the order they stand. */
export interface CiiNode {
  name: string;
  attributes: Record<string, string>;
  content: string | readonly CiiNode[];
}

type Part = CiiNode | null;

/** A text by its name; null, which leaves it out, when nothing of the text is left. */
export function leaf(name: string, text: string, attributes: Record<string, string> = {}): Part {
  const content = xmlCharacters(text).trim();
  return content === '' ? null : { name, attributes, content };
}

/** Parts below a name; null when none of them is there. */
export function branch(name: string, ...parts: readonly (Part | readonly Part[])[]): Part {
  const content = parts.flat().filter((part) => part !== null);
  return content.length === 0 ? null : { name, attributes: {}, content };
}

/** The document with its head, UTF-8 without a mark, every text escaped, one element a line. */
export function writeXml(root: CiiNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}

function written({ name, attributes, content }: CiiNode, indent: string): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${said.join('')}>`;
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>\n`;
  const inner = content.map((part) => written(part, `${indent}  `)).join('');
  return `${open}\n${inner}${indent}</${name}>\n`;
}

/** Letters as Unicode composes them (NFC), without those that XML 1.0 forbids: control characters, halves of pairs, non-characters. */
export function xmlCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
