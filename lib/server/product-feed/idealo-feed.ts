import { formatCsvLines } from '@/domain/text/csv';
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
  // No payment method has a surcharge.
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
 * The feed for idealo: CSV with semicolons, UTF-8 and decimal points, with the columns of idealo's CSV import. All
 * cells are quoted and on one line. Leaves out items without a known availability and items that do not ship to the
 * country.
 */
export const idealoFeed: FeedFormat = {
  contentType: 'text/csv; charset=utf-8',
  write: (items) =>
    formatCsvLines(
      [
        columns.map(([name]) => name),
        ...items
          .filter(
            ({ shippingCents, availability }) =>
              shippingCents !== null && availability.kind !== 'unknown',
          )
          .map((item) => columns.map(([, of]) => of(item).replace(/\s+/g, ' '))),
      ],
      ';',
      true,
    ),
};

function cost({ shippingCents }: FeedItem): string {
  return shippingCents === null ? '' : money(shippingCents);
}

/** Returns the delivery time in German: in working days for items in stock, otherwise the date of availability. */
function deliveryTime({ availability, transitDays: [fewest, most] }: FeedItem): string {
  if (availability.kind === 'date')
    return `lieferbar ab ${formatIsoDay(availability.date, 'de', 'long')}`;
  return `${fewest + 1}–${most + 1} Werktage`;
}
