import { escapeXml, formatXmlField } from '@/domain/text/xml';
import type { FeedFormat, FeedHeader, FeedItem } from './feed-item';

/** Category ids of Google's product taxonomy: bicycles, and bicycle accessories. */
const productCategory = { bike: '1026', accessory: '3214' } as const;
/** Handling time in working days: items in stock ship on the next working day. */
const handlingDays = '1';

const longest = {
  id: 50,
  title: 150,
  description: 5_000,
  brand: 70,
  mpn: 70,
  color: 100,
  size: 100,
};

/**
 * The feed for Google Merchant Center: RSS 2.0 with the attributes of its product data specification. Items that do not
 * ship to the country and unknown identifiers are omitted.
 */
export const googleFeed: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  write: (items, head) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
      `<channel><title>${escapeXml(head.title)}</title><link>${escapeXml(head.url)}</link><description>${escapeXml(head.title)}</description>`,
      ...items
        .filter(({ shippingCents }) => shippingCents !== null)
        .map((item) => entry(item, head)),
      '</channel>',
      '</rss>',
      '',
    ].join('\n'),
};

function entry(item: FeedItem, { countryId }: FeedHeader): string {
  const { sku, brand, mpn, gtin, priceCents, formerCents, availability } = item;
  return [
    '<item>',
    field('id', cut(sku, longest.id)),
    field('title', cut(item.title, longest.title)),
    field('description', cut(item.description, longest.description)),
    field('link', item.url),
    field('image_link', item.image),
    field('availability', states[availability.kind]),
    field('availability_date', availability.kind === 'date' ? `${availability.date}T00:00Z` : null),
    field('price', money(formerCents ?? priceCents)),
    field('sale_price', formerCents === null ? null : money(priceCents)),
    field('brand', cut(brand, longest.brand)),
    field('gtin', gtin),
    field('mpn', mpn && cut(mpn, longest.mpn)),
    field('identifier_exists', gtin === null && mpn === null ? 'no' : null),
    field('condition', item.isUsed ? 'used' : 'new'),
    field('item_group_id', item.groupId && cut(item.groupId, longest.id)),
    field('color', item.color && cut(item.color, longest.color)),
    field('size', item.size && cut(item.size, longest.size)),
    field('google_product_category', productCategory[item.kind === 'bike' ? 'bike' : 'accessory']),
    field('product_type', item.categories.join(' > ') || null),
    shipping(item, countryId),
    '</item>',
  ].join('');
}

const states = { now: 'in_stock', date: 'backorder', unknown: 'out_of_stock' } as const;

function shipping(
  { shippingCents, transitDays: [fewest, most] }: FeedItem,
  countryId: string,
): string {
  return [
    '<g:shipping>',
    field('country', countryId.toUpperCase()),
    field('price', money(shippingCents ?? 0)),
    field('min_handling_time', handlingDays),
    field('max_handling_time', handlingDays),
    field('min_transit_time', String(fewest)),
    field('max_transit_time', String(most)),
    '</g:shipping>',
  ].join('');
}

const money = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;

/** Cuts a text to `max` code points, so that no surrogate pair is split. */
const cut = (text: string, max: number): string => [...text].slice(0, max).join('');

const field = (name: string, value: string | null): string => formatXmlField(`g:${name}`, value);
