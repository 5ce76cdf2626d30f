import { describe, expect, it } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import { type FeedItem, parseFeedPath } from './feed-item';
import { googleFeed } from './google-feed';
import { idealoFeed } from './idealo-feed';

const item: FeedItem = {
  sku: 'LU11.25.H.M.TG',
  groupId: 'ludwig',
  title: 'Lautlos Ludwig, Alfine 11, Tiefgrün, M',
  description: 'Das Stadtrad.',
  url: 'https://x.example/de/bikes/ludwig?variant=LU11.25.H.M.TG',
  image: 'https://x.example/media/l.webp?v=1&w=2',
  priceCents: 249_500,
  formerCents: null,
  availability: { kind: 'now' },
  brand: 'Lautlos',
  mpn: 'LU11.25.H.M.TG',
  gtin: null,
  color: 'Tiefgrün',
  size: 'M',
  isUsed: false,
  categories: ['Stadt'],
  kind: 'bike',
  shippingCents: 0,
  transitDays: [3, 5],
};
const later: FeedItem = {
  ...item,
  availability: { kind: 'date', date: toIsoDay('2026-12-04') },
};
const reduced: FeedItem = {
  ...item,
  priceCents: 199_500,
  formerCents: 229_500,
  groupId: null,
  isUsed: true,
};
const bell: FeedItem = {
  ...item,
  kind: 'parcel',
  mpn: null,
  gtin: '4006381333931',
  color: null,
  size: null,
  shippingCents: 590,
  transitDays: [1, 2],
};
const nameless: FeedItem = { ...bell, gtin: null };
const unknown: FeedItem = { ...item, availability: { kind: 'unknown' } };
const head = { title: 'Lautlos', url: 'https://x.example/de', countryId: 'de' };

const googleEntry = (one: FeedItem) => {
  const [, entry = ''] = /<item>(.*)<\/item>/.exec(googleFeed.write([one], head)) ?? [];
  return Object.fromEntries(
    [...entry.matchAll(/<g:(\w+)>([^<]*)<\/g:\w+>/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
};

/** Google's product data specification by attribute: the format, and when it is required. */
const googleRules: Readonly<
  Record<string, { form: RegExp; must?: (entry: Record<string, string>) => boolean }>
> = {
  id: { form: /^.{1,50}$/, must: () => true },
  title: { form: /^.{1,150}$/, must: () => true },
  description: { form: /^.{1,5000}$/, must: () => true },
  link: { form: /^https:\/\/\S{1,1990}$/, must: () => true },
  image_link: { form: /^https:\/\/\S{1,1990}$/, must: () => true },
  availability: { form: /^(in_stock|out_of_stock|preorder|backorder)$/, must: () => true },
  availability_date: {
    form: /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/,
    must: ({ availability }) => availability === 'backorder' || availability === 'preorder',
  },
  price: { form: /^\d+\.\d\d EUR$/, must: () => true },
  sale_price: { form: /^\d+\.\d\d EUR$/ },
  brand: { form: /^.{1,70}$/, must: () => true },
  gtin: { form: /^\d{8,14}$/ },
  mpn: { form: /^.{1,70}$/ },
  identifier_exists: { form: /^no$/, must: ({ gtin, mpn }) => !gtin && !mpn },
  condition: { form: /^(new|refurbished|used)$/, must: () => true },
  item_group_id: { form: /^.{1,50}$/ },
  color: { form: /^.{1,100}$/ },
  size: { form: /^.{1,100}$/ },
  google_product_category: { form: /^\d+$/, must: () => true },
  product_type: { form: /^.{1,750}$/ },
  country: { form: /^[A-Z]{2}$/, must: () => true },
  min_handling_time: { form: /^\d+$/, must: () => true },
  max_handling_time: { form: /^\d+$/, must: () => true },
  min_transit_time: { form: /^\d+$/, must: () => true },
  max_transit_time: { form: /^\d+$/, must: () => true },
};

describe('Google attribute rules', () => {
  it.each<[string, FeedItem]>([
    ['a bicycle in stock', item],
    ['a bicycle with a delivery date', later],
    ['a bicycle without a delivery date', unknown],
    ['a reduced item', reduced],
    ['a product of another manufacturer', bell],
    ['a product without a GTIN', nameless],
    ['a text above the maximum length', { ...item, title: 'ß'.repeat(400), sku: 'S'.repeat(80) }],
  ])('are met by %s', (_name, one) => {
    const entry = googleEntry(one);
    for (const [name, value] of Object.entries(entry)) {
      expect(googleRules[name]?.form.test(value), `${name}: ${value}`).toBe(true);
    }
    for (const [name, { must }] of Object.entries(googleRules))
      expect(must?.(entry) === true && entry[name] === undefined, name).toBe(false);
  });

  it('a reduction is announced from the lowest price of 30 days', () => {
    expect(googleEntry(item)).not.toHaveProperty('sale_price');
    const xml = googleFeed.write([reduced], head);
    expect(xml).toContain('<g:price>2295.00 EUR</g:price><g:sale_price>1995.00 EUR</g:sale_price>');
  });

  it('shipping contains country, costs and days', () => {
    expect(googleFeed.write([bell], { ...head, countryId: 'at' })).toContain(
      '<g:shipping><g:country>AT</g:country><g:price>5.90 EUR</g:price><g:min_handling_time>1</g:min_handling_time><g:max_handling_time>1</g:max_handling_time><g:min_transit_time>1</g:min_transit_time><g:max_transit_time>2</g:max_transit_time></g:shipping>',
    );
  });

  it('products without delivery are omitted and texts are escaped', () => {
    expect(googleFeed.write([{ ...item, shippingCents: null }], head)).not.toContain('<item>');
    const hostile = googleFeed.write([{ ...item, title: '</g:title><x>&\u0007"' }], head);
    expect(hostile).toContain('<g:title>&lt;/g:title&gt;&lt;x&gt;&amp;&quot;</g:title>');
  });
});

const rows = (items: readonly FeedItem[]) => {
  const [names = '', ...lines] = idealoFeed.write(items, head).trimEnd().split('\r\n');
  const cells = (line: string) => line.slice(1, -1).split('";"');
  const titles = cells(names);
  return lines.map((line) =>
    Object.fromEntries(cells(line).map((value, at) => [titles[at] ?? '', value])),
  );
};

/** The formats of idealo's CSV columns. The required ones come first. */
const idealoRules: Readonly<Record<string, RegExp>> = {
  sku: /^.+$/,
  brand: /^.+$/,
  title: /^.{1,255}$/,
  url: /^https:\/\/\S+$/,
  price: /^\d+\.\d\d$/,
  deliveryTime: /^(\d+–\d+ Werktage|lieferbar ab \d+\. \p{L}+ \d{4})$/u,
  paymentCosts_paypal: /^0\.00$/,
  paymentCosts_credit_card: /^0\.00$/,
  paymentCosts_prepayment: /^0\.00$/,
  deliveryCosts_dhl: /^(\d+\.\d\d)?$/,
  deliveryCosts_spedition: /^(\d+\.\d\d)?$/,
  eans: /^(\d{13})?$/,
  hans: /^.*$/,
  categoryPath: /^.*$/,
  description: /^.+$/,
  imageUrls: /^https:\/\/\S+$/,
  formerPrice: /^(\d+\.\d\d)?$/,
  colour: /^.*$/,
  size: /^.*$/,
  condition: /^(NEW|REFURBISHED)$/,
};

describe('idealo columns', () => {
  it.each<[string, FeedItem]>([
    ['a bicycle in stock', item],
    ['a bicycle with a delivery date', later],
    ['a reduced item', reduced],
    ['a product of another manufacturer', bell],
  ])('are met by %s', (_name, one) => {
    const [row = {}] = rows([one]);
    expect(Object.keys(row).sort()).toEqual(Object.keys(idealoRules).sort());
    for (const [name, value] of Object.entries(row))
      expect(idealoRules[name]?.test(value), `${name}: ${value}`).toBe(true);
    expect([row.deliveryCosts_dhl, row.deliveryCosts_spedition].filter(Boolean)).toHaveLength(1);
  });

  it('delivery days match those of the shop', () => {
    expect(rows([item, later, bell]).map(({ deliveryTime }) => deliveryTime)).toEqual([
      '4–6 Werktage',
      'lieferbar ab 4. Dezember 2026',
      '2–3 Werktage',
    ]);
  });

  it('unavailable or undeliverable products are omitted and texts stay within their cell', () => {
    expect(rows([unknown, { ...item, shippingCents: null }])).toEqual([]);
    const hostile = idealoFeed.write([{ ...item, title: 'a";"b\r\nc' }], head);
    expect(hostile).toContain('"a"";""b c"');
    expect(hostile.trimEnd().split('\r\n')).toHaveLength(2);
  });
});

it.each([
  ['google', 'de-de.xml', { portal: 'google', language: 'de', countryId: 'de' }],
  ['google', 'en-at.xml', { portal: 'google', language: 'en', countryId: 'at' }],
  ['idealo', 'de-at.txt', { portal: 'idealo', language: 'de', countryId: 'at' }],
  ['idealo', 'en-de.txt', null],
  ['idealo', 'de-fr.txt', null],
  ['google', 'fr-de.xml', null],
  ['google', 'de-de.txt', null],
  ['google', 'de-de.xml.xml', null],
  ['google', '../de-de.xml', null],
  ['google', `${'d'.repeat(100_000)}.xml`, null],
  ['constructor', 'de-de.xml', null],
])('%s/%s', (portal, file, address) => {
  expect(parseFeedPath(portal, file)).toEqual(address);
});
