/** Namespaces by prefix. Responses always use these prefixes. */
const namespaces = {
  vct: 'urn:veloconnect:transaction-1.0',
  vco: 'urn:veloconnect:order-1.1',
  vcc: 'urn:veloconnect:catalog-1.1',
  vcr: 'urn:veloconnect:receipt-1.3',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-1.0',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-1.0',
} as const;

type Prefix = keyof typeof namespaces | 'vcp';

export type XmlName = `${Prefix}:${string}`;

export interface VeloXmlNode {
  readonly name: XmlName;
  readonly attributes: Readonly<Record<string, string>>;
  /** Child elements in order, or a text. */
  readonly content: string | readonly VeloXmlNode[];
}

/** Creates an element with children in order; null is left out. */
export function createVeloElement(
  name: XmlName,
  children: readonly (VeloXmlNode | null)[],
): VeloXmlNode {
  return { name, attributes: {}, content: children.filter((child) => child !== null) };
}

/** Creates an element with a text. */
export function createVeloTextElement(
  name: XmlName,
  content: string | number | boolean,
  attributes: Readonly<Record<string, string>> = {},
): VeloXmlNode {
  return { name, attributes, content: String(content) };
}

/** Creates a text element; null for an empty text, as empty elements confuse clients. */
export function createOptionalTextElement(
  name: XmlName,
  content: string | number | null,
): VeloXmlNode | null {
  return content === null || content === '' ? null : createVeloTextElement(name, content);
}

/**
 * Renders a document with declaration and all namespaces at the root, in UTF-8. It is always well-formed: markup is
 * escaped, and characters forbidden in XML are left out. `profileVersion` is the version of the profile's namespace.
 */
export function renderXmlDocument(
  root: VeloXmlNode,
  profileVersion: '1.1' | '1.3' = '1.1',
): string {
  const declared = { ...namespaces, vcp: `urn:veloconnect:profile-${profileVersion}` };
  const attributes = Object.fromEntries(
    Object.entries(declared).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]),
  );
  const written: string[] = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  write({ ...root, attributes: { ...attributes, ...root.attributes } }, written);
  return written.join('');
}

function write({ name, attributes, content }: VeloXmlNode, written: string[]): void {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  written.push(`<${name}${list.join('')}>`);
  if (typeof content === 'string') written.push(escape(content));
  else for (const child of content) write(child, written);
  written.push(`</${name}>`);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Most texts need no escaping; only texts that match are examined in detail. */
const suspicious = /[&<>"\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/;

function escape(content: string): string {
  if (!suspicious.test(content)) return content;
  return content
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (character) => (/[\t\n\r]/.test(character) ? ' ' : ''))
    .replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}
