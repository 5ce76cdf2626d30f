import { expect, it } from 'vitest';
import { callTopic } from './stock-connect-topic';

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
])('%s is about %s', (operation, topic) => {
  expect(callTopic(operation)).toBe(topic);
});
