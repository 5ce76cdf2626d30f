import { formatIsoDay } from '@/domain/time/format-day';
import type { FeedFormat, FeedItem } from './feed-item';

type Column = readonly [name: string, of: (item: FeedItem) => string];

const money = (cents: number): string => (cents / 100).toFixed(2);

const columns: readonly Column[] = [
  ['sku', ({ sku }) => sku],
  ['brand', ({ brand }) => brand],
  ['title', ({ title }) => title],
  ['categoryPath', ({ categories }) => categories.join(' > ')],
  ['url', ({ url }) => url],
  ['eans', ({ gtin }) => gtin ?? ''],
  ['hans', ({ mpn }) => mpn ?? ''],
  ['description', ({ description }) => description],
  ['imageUrls', ({ image }) => image],
  ['price', ({ priceCents }) => money(priceCents)],
  ['formerPrice', ({ formerCents }) => (formerCents === null ? '' : money(formerCents))],
  // No way of paying costs extra.
  ...['paypal', 'credit_card', 'prepayment'].map((paymentMethod): Column => [
    `paymentCosts_${paymentMethod}`,
    () => money(0),
  ]),
  ['deliveryCosts_dhl', (item) => (item.kind === 'bike' ? '' : cost(item))],
  ['deliveryCosts_spedition', (item) => (item.kind === 'bike' ? cost(item) : '')],
  ['deliveryTime', deliveryTime],
  ['colour', ({ color }) => color ?? ''],
  ['size', ({ size }) => size ?? ''],
  ['condition', ({ isUsed }) => (isUsed ? 'REFURBISHED' : 'NEW')],
];

/**
 * The offers for idealo as CSV with semicolons, UTF-8 and points in amounts, by the columns of its CSV import. It takes nothing that
 * cannot be ordered: what has no day, or no way to the country, is left out.
 */
export const idealoFeed: FeedFormat = {
  contentType: 'text/csv; charset=utf-8',
  write: (items) =>
    [
      columns.map(([name]) => name),
      ...items
        .filter(
          ({ shippingCents, availability }) =>
            shippingCents !== null && availability.kind !== 'unknown',
        )
        .map((item) => columns.map(([, of]) => of(item))),
    ]
      .map((cells) => `${cells.map(cell).join(';')}\r\n`)
      .join(''),
};

function cost({ shippingCents }: FeedItem): string {
  return shippingCents === null ? '' : money(shippingCents);
}

/** In working days while it is there, else from the day it can leave. idealo is read in German. */
function deliveryTime({ availability, transitDays: [fewest, most] }: FeedItem): string {
  if (availability.kind === 'date')
    return `lieferbar ab ${formatIsoDay(availability.date, 'de', 'long')}`;
  return `${fewest + 1}–${most + 1} Werktage`;
}

/** Every cell in quotes and on one line: no text of a product is another cell, or another row. */
function cell(text: string): string {
  return `"${text.replace(/\s+/g, ' ').replaceAll('"', '""')}"`;
}
