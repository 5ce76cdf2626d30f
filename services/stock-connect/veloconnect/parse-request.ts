import { parseIndicator } from '@/domain/stock-connect/veloconnect-protocol';
import { decodeParameter, decodeXml } from './decode-text';
import { VeloError, createRequestLine, type RequestLine, type VeloRequest } from './velo-request';
import { parseXml, type XmlElement } from './xml-reader';
import { decodeWithFallback } from '@/domain/text/decode-text';

const lineFields = {
  quantity: 'quantity',
  quantityunitcode: 'unit',
  buyersitemidentification: 'buyersItemId',
  deliverydate: 'deliveryDate',
  backlogindicator: 'backlog',
} as const;

/**
 * Parses parameters of a query or a form in the order they were sent, with case-insensitive names. A value of an
 * article has a name such as `Quantity.<SKU>`; the SKU starts after the first dot, because SKUs contain dots.
 */
function parseUrlRequest(query: string): VeloRequest {
  const values = new Map<string, string[]>();
  const lines: RequestLine[] = [];
  const openLines = new Map<string, RequestLine>();

  for (const [name, value] of pairs(query)) {
    const dot = name.indexOf('.');
    const base = (dot < 0 ? name : name.slice(0, dot)).trim().toLowerCase();
    if (dot >= 0 && base in lineFields) {
      const sku = name.slice(dot + 1).trim();
      const line = openLines.get(sku) ?? addLine(lines, createRequestLine(sku));
      openLines.set(sku, line);
      line[lineFields[base as keyof typeof lineFields]] = value.trim();
    } else if (base === 'sellersitemidentification') {
      const line = addLine(lines, createRequestLine(value.trim()));
      if (!openLines.has(line.sku)) openLines.set(line.sku, line);
    } else {
      const known = values.get(base);
      if (known) known.push(value);
      else values.set(base, [value]);
    }
  }

  const first = (name: string) => values.get(name)?.[0]?.trim() ?? '';
  return {
    operation: first('requestname').replace(/Request$/i, ''),
    buyersId: first('buyersid'),
    password: values.get('password')?.[0] ?? '',
    sellersId: first('sellersid'),
    transactionId: first('transactionid') || null,
    isTest: first('istest') === '' ? null : parseTestFlag(first('istest')),
    version: first('version') || null,
    lines,
    values,
  };
}

/**
 * Parses the test flag. Throws VeloError for anything but yes and no, because a wrong guess might place a real order.
 */
function parseTestFlag(text: string): boolean {
  const isTest = parseIndicator(text);
  if (isTest === null) throw new VeloError('malformed', 'IsTest must be true or false');
  return isTest;
}

function addLine(lines: RequestLine[], line: RequestLine): RequestLine {
  lines.push(line);
  return line;
}

function pairs(query: string): [string, string][] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0
        ? [decodeParameter(pair), '']
        : [decodeParameter(pair.slice(0, equals)), decodeParameter(pair.slice(equals + 1))];
    });
}

const itemName = 'sellersitemidentification';
const lineNames = new Set(['requestentry', 'orderrequestline']);

/**
 * Parses an XML request with any namespace prefixes and order of elements, because official samples and clients differ
 * in both. For a profile request without a version element, the protocol version is taken from the namespace.
 */
function parseXmlRequest(source: string): VeloRequest {
  const root = parseXml(source);
  if (/^urn:veloconnect:(?:profile|order|catalog)-1\.0$/.test(root.namespace))
    throw new VeloError('obsolete', 'This version of veloconnect is no longer supported');
  const values = new Map<string, string[]>();
  const lines: RequestLine[] = [];
  for (const child of root.children) {
    if (lineNames.has(child.name)) lines.push(readLine(child));
    else if (child.name === itemName) lines.push(createRequestLine(idOf(child)));
    else addValues(child, values);
  }

  const first = (name: string) => values.get(name)?.[0] ?? '';
  const [, version] = /-(1\.\d)$/.exec(root.namespace) ?? [];
  return {
    operation: root.localName.replace(/Request$/i, ''),
    buyersId: first('buyersid'),
    password: first('password'),
    sellersId: first('sellersid'),
    transactionId: first('transactionid') || null,
    isTest: first('istest') === '' ? null : parseTestFlag(first('istest')),
    version: first('version') || (root.namespace.includes(':profile-') ? (version ?? null) : null),
    lines,
    values,
  };
}

function readLine(line: XmlElement): RequestLine {
  const item = find(line, (name) => name === itemName);
  const valuesOf = (match: (name: string) => boolean) => {
    const found = find(line, match);
    return found ? idOf(found) : null;
  };
  return {
    sku: item ? idOf(item) : '',
    quantity: valuesOf((name) => name === 'quantity'),
    unit: find(line, (name) => name === 'quantity')?.unit ?? null,
    buyersItemId: valuesOf((name) => name === 'buyersitemidentification'),
    deliveryDate: valuesOf((name) => name === 'deliverydate'),
    backlog: valuesOf((name) => name.endsWith('backlogindicator')),
  };
}

/** Returns the id in an identification element, also when the id is not wrapped in an ID element. */
function idOf(element: XmlElement): string {
  return element.children.find(({ name }) => name === 'id')?.text ?? element.text;
}

function find(element: XmlElement, match: (name: string) => boolean): XmlElement | null {
  for (const child of element.children) {
    const found = match(child.name) ? child : find(child, match);
    if (found) return found;
  }
  return null;
}

function addValues(element: XmlElement, values: Map<string, string[]>): void {
  const isLeaf = element.children.every(({ name }) => name === 'id');
  if (!isLeaf) {
    for (const child of element.children) addValues(child, values);
    return;
  }
  const add = (name: string, value: string) => {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  };
  add(element.name, idOf(element));
  if (element.unit !== null) add('quantityunitcode', element.unit);
}

export interface RawVeloRequest {
  /** Query string as sent, without the question mark. */
  query: string;
  contentType: string;
  /** Bytes of the body; null for a request without a body. */
  body: Uint8Array | null;
}

/**
 * Parses a veloconnect request: parameters in a query or form, or an XML document. A body is XML if its first character
 * or its content type indicates it. Throws VeloError for an invalid request.
 */
export function parseVeloRequest({ query, contentType, body }: RawVeloRequest): VeloRequest {
  if (body === null || body.length === 0) return parseUrlRequest(query);
  if (isXml(contentType, body)) {
    const request = parseXmlRequest(decodeXml(body, contentType));
    return { ...request, version: parseUrlRequest(query).version ?? request.version };
  }
  const form = decodeWithFallback(body).trim();
  return parseUrlRequest([query, form].filter((part) => part !== '').join('&'));
}

/**
 * Returns true if the body is XML. Some clients send XML with the content type of a form, the default of their HTTP
 * library; a form never starts with an angle bracket.
 */
function isXml(contentType: string, body: Uint8Array): boolean {
  const start = decodeWithFallback(body.subarray(0, 40));
  return /^[^\w%]*</.test(start) || /^[^;]*\bxml\b/i.test(contentType);
}
