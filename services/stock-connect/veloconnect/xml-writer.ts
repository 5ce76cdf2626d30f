import { formatXml, type XmlNode } from '@/domain/text/xml';

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

export interface VeloXmlNode extends XmlNode {
  readonly name: XmlName;
  readonly content: string | readonly VeloXmlNode[];
}

/** Creates an element with the given children; null children are left out. */
export function createVeloElement(
  name: XmlName,
  children: readonly (VeloXmlNode | null)[],
): VeloXmlNode {
  return { name, attributes: {}, content: children.filter((child) => child !== null) };
}

/** Creates an element with text; tabs and line breaks are replaced with spaces. */
export function createVeloTextElement(
  name: XmlName,
  content: string | number | boolean,
  attributes: Readonly<Record<string, string>> = {},
): VeloXmlNode {
  return { name, attributes, content: String(content).replace(/[\t\n\r]/g, ' ') };
}

/** Creates a text element; returns null for an empty text, because empty elements confuse clients. */
export function createOptionalTextElement(
  name: XmlName,
  content: string | number | null,
): VeloXmlNode | null {
  return content === null || content === '' ? null : createVeloTextElement(name, content);
}

/**
 * Renders a document in UTF-8 with an XML declaration and all namespaces at the root. `profileVersion` selects the
 * version in the namespace `vcp`.
 */
export function renderXmlDocument(
  root: VeloXmlNode,
  profileVersion: '1.1' | '1.3' = '1.1',
): string {
  const declared = { ...namespaces, vcp: `urn:veloconnect:profile-${profileVersion}` };
  const attributes = Object.fromEntries(
    Object.entries(declared).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]),
  );
  return formatXml({ ...root, attributes: { ...attributes, ...root.attributes } }, 'compact');
}
