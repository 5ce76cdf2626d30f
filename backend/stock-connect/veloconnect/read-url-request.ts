import { readIndicator } from '@/domain/veloconnect/quantity';
import { decodeParameter } from './decode-text';
import { VeloError } from './velo-error';
import { bareLine, type RequestLine, type VeloRequest } from './velo-request';

const lineFields = {
  quantity: 'quantity',
  quantityunitcode: 'unit',
  buyersitemidentification: 'buyersItemId',
  deliverydate: 'deliveryDate',
  backlogindicator: 'backlog',
} as const;

/**
 * The request in parameters of a query or a form, in the order they were sent, names in any case. What belongs to an article is
 * named `Quantity.X`; X begins behind the first dot, since numbers hold dots themselves.
 */
export function readUrlRequest(query: string): VeloRequest {
  const values = new Map<string, string[]>();
  const lines: RequestLine[] = [];
  const openLines = new Map<string, RequestLine>();

  for (const [name, value] of pairs(query)) {
    const dot = name.indexOf('.');
    const base = (dot < 0 ? name : name.slice(0, dot)).trim().toLowerCase();
    if (dot >= 0 && base in lineFields) {
      const sku = name.slice(dot + 1).trim();
      const line = openLines.get(sku) ?? addLine(lines, bareLine(sku));
      openLines.set(sku, line);
      line[lineFields[base as keyof typeof lineFields]] = value.trim();
    } else if (base === 'sellersitemidentification') {
      const line = addLine(lines, bareLine(value.trim()));
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
    isTest: first('istest') === '' ? null : readTest(first('istest')),
    version: first('version') || null,
    lines,
    values,
  };
}

/** Whether it is a test; refuses what says neither yes nor no, as an order might be placed by mistake. */
export function readTest(text: string): boolean {
  const isTest = readIndicator(text);
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
