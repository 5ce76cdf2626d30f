import { describe, expect, it } from 'vitest';
import type { B2bOrderSummary } from './b2b-order';
import { filterOrders, orderFilterQuery, toOrderFilter } from './order-filter';

const order = (facts: Partial<B2bOrderSummary>): B2bOrderSummary => ({
  orderNumber: 198822,
  orderedAt: '2026-11-02',
  reference: 'Lager KW 47',
  content: 'Lotte 11, Sand, M und 3 Teile',
  pieces: 5,
  netCents: 339664,
  totalCents: 404200,
  state: 'shipped',
  expectedAt: '2026-12-04',
  formerExpectedAt: null,
  invoiceNumber: 'RE-26-10571',
  trackingUrl: '',
  hasDeliveryNote: true,
  ...facts,
});

const orders = [
  order({}),
  order({ orderNumber: 198823, reference: 'Frau Größler', state: 'accepted', invoiceNumber: null }),
  order({ orderNumber: 198824, reference: '', content: 'Wilhelm', state: 'cancelled' }),
];

const numbers = (words: string, state: B2bOrderSummary['state'] | null = null) =>
  filterOrders(orders, { words, state }).map(({ orderNumber }) => orderNumber - 198820);

describe('orders', () => {
  it.each([
    ['', [2, 3, 4]],
    ['  ', [2, 3, 4]],
    ['198823', [3]],
    ['kw 47', [2]],
    ['47 lotte', [2]],
    ['groessler', []],
    ['grossler', [3]],
    ['GRÖSSLER', [3]],
    ['re-26-10571', [2, 4]],
    ['lotte wilhelm', []],
  ])('with %j in them are %j', (words, found) => {
    expect(numbers(words)).toEqual(found);
  });

  it('of a state are those of the words, too', () => {
    expect(numbers('', 'cancelled')).toEqual([4]);
    expect(numbers('lotte', 'cancelled')).toEqual([]);
  });
});

it.each([
  ['', { words: '', state: null }, ''],
  ['?q=kw+47&state=shipped', { words: 'kw 47', state: 'shipped' }, 'q=kw+47&state=shipped'],
  ['?state=DROP&q=', { words: '', state: null }, ''],
  ['?q=%E0%A4%A', { words: '\uFFFD%A', state: null }, 'q=%EF%BF%BD%25A'],
] as const)('the query %j is %j', (query, filter, written) => {
  expect(toOrderFilter(query)).toEqual(filter);
  expect(orderFilterQuery(filter)).toBe(written);
});
