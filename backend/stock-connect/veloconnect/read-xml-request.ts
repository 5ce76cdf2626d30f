import { readTest } from './read-url-request';
import { VeloError } from './velo-error';
import { bareLine, type RequestLine, type VeloRequest } from './velo-request';
import { readXml, type XmlElement } from './xml-reader';

const itemName = 'sellersitemidentification';
const lineNames = new Set(['requestentry', 'orderrequestline']);

/**
 * The request in an XML document, whatever its prefixes and the order of its elements: official samples and clients differ in both.
 * Its namespace is the only sign of the version it speaks.
 */
export function readXmlRequest(source: string): VeloRequest {
  const root = readXml(source);
  if (/^urn:veloconnect:(?:profile|order|catalog)-1\.0$/.test(root.namespace))
    throw new VeloError('obsolete', 'This version of veloconnect is no longer spoken');
  const values = new Map<string, string[]>();
  const lines: RequestLine[] = [];
  for (const child of root.children) {
    if (lineNames.has(child.name)) lines.push(readLine(child));
    else if (child.name === itemName) lines.push(bareLine(idOf(child)));
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
    isTest: first('istest') === '' ? null : readTest(first('istest')),
    version: first('version') || (root.namespace.includes(':profile-') ? (version ?? null) : null),
    lines,
    values,
  };
}

function readLine(line: XmlElement): RequestLine {
  const item = find(line, (name) => name === itemName);
  const told = (match: (name: string) => boolean) => {
    const found = find(line, match);
    return found ? idOf(found) : null;
  };
  return {
    sku: item ? idOf(item) : '',
    quantity: told((name) => name === 'quantity'),
    unit: find(line, (name) => name === 'quantity')?.unit ?? null,
    buyersItemId: told((name) => name === 'buyersitemidentification'),
    deliveryDate: told((name) => name === 'deliverydate'),
    backlog: told((name) => name.endsWith('backlogindicator')),
  };
}

/** An identification holds its text in an ID; lenient about those that hold it themselves. */
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
