import { expect, it } from 'vitest';
import { findCallCategory } from './stock-connect';

it.each([
  ['GetItemDetailsList', 'stock'],
  ['SearchResult', 'articles'],
  ['FinishOrder', 'order'],
  ['InvoiceInformationDetails', 'documents'],
  ['feed.csv', 'feed'],
  ['feed.stock', 'report'],
  ['stockReport', 'report'],
  ['GetClassificationScheme', null],
  ['constructor', null],
])('the operation %s has the topic %s', (operation, topic) => {
  expect(findCallCategory(operation)).toBe(topic);
});
