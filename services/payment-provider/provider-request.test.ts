import { expect, it } from 'vitest';
import { FormBodyError, parseFormBody } from './provider-request';

it.each([
  ['mode=payment', { mode: 'payment' }],
  [
    'line_items[0][price_data][unit_amount]=12900&line_items[0][quantity]=1',
    { line_items: [{ price_data: { unit_amount: '12900' }, quantity: '1' }] },
  ],
  ['expand%5B0%5D=payment_intent&expand%5B1%5D=b', { expand: ['payment_intent', 'b'] }],
  ['types[]=card&types[]=paypal', { types: ['card', 'paypal'] }],
  ['a=%C3%84%20b+c', { a: 'Ä b c' }],
  ['', {}],
])('parses %j', (body, fields) => {
  expect(parseFormBody(body)).toEqual(fields);
});

it.each([
  ['__proto__[isAdmin]=1'],
  ['a[constructor][b]=1'],
  ['a[b][c][d][e][f][g]=1'],
  [Array.from({ length: 401 }, (_, index) => `a${index}=1`).join('&')],
])('rejects %.40j', (body) => {
  expect(() => parseFormBody(body)).toThrow(FormBodyError);
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});
