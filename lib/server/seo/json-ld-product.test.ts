import { describe, expect, it } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import { formatJsonLd } from './json-ld';
import {
  type ProductJsonLdInput,
  buildProductJsonLd,
  type OfferedVariant,
} from './json-ld-product';

const now: OfferedVariant = {
  sku: 'A',
  name: 'Ludwig',
  url: 'https://x.example/de/bikes/ludwig?variant=A',
  image: 'https://x.example/a.webp',
  color: 'Sand',
  size: 'M',
  weightGrams: null,
  mpn: 'A',
  gtin: null,
  priceCents: 249_500,
  availability: { kind: 'now' },
  lowestPrice30DaysCents: null,
};
const later: OfferedVariant = {
  ...now,
  sku: 'B',
  url: 'https://x.example/de/bikes/ludwig?variant=B',
  size: 'L',
  priceCents: 89_500,
  availability: { kind: 'date', date: toIsoDay('2026-12-04') },
};
const facts: ProductJsonLdInput = {
  name: 'Ludwig',
  description: 'd',
  url: 'https://x.example/de/bikes/ludwig',
  image: 'https://x.example/l.webp',
  brand: 'Lautlos',
  groupId: 'ludwig',
  kind: 'bike',
  isUsed: false,
  variants: [now, later],
  terms: {
    returnDays: 30,
    shippingRates: [
      { countryId: 'de', kind: 'bike', cents: 6_900, freeFromCents: 100_000 },
      { countryId: 'ch', kind: 'bike', cents: 19_900, freeFromCents: null },
    ],
  },
};
const written = (more: Partial<ProductJsonLdInput>): Record<string, unknown>[] =>
  buildProductJsonLd('de', { ...facts, ...more }).map((data) => JSON.parse(formatJsonLd(data)));

describe('offers of a product page', () => {
  it('distinguishes parts by their purpose when colour and size are the same', () => {
    const parts = [now, now].map((one, index) => ({
      ...{ ...one, sku: `P${index}`, size: null },
      model: ['Schutzblech', 'Gepäckträger'][index] ?? null,
    }));
    expect(written({ variants: parts })[0]).toMatchObject({
      variesBy: ['https://schema.org/model'],
      hasVariant: [{ model: 'Schutzblech' }, { model: 'Gepäckträger' }],
    });
  });

  it('are a group with address, price and delivery date of every variant', () => {
    const [group] = written({});
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'ludwig',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        {
          sku: 'A',
          mpn: 'A',
          color: 'Sand',
          offers: {
            url: 'https://x.example/de/bikes/ludwig?variant=A',
            price: 2495,
            availability: 'https://schema.org/InStock',
            shippingDetails: [{ '@id': '#shipping-1' }],
          },
        },
        {
          sku: 'B',
          offers: {
            price: 895,
            availability: 'https://schema.org/BackOrder',
            availabilityStarts: '2026-12-04',
            shippingDetails: [{ '@id': '#shipping-2' }],
          },
        },
      ],
    });
  });

  it('contain each shipping method and the returns once, where the public price applies', () => {
    const [, free, paid, returns, ...none] = written({});
    expect(free).toMatchObject({
      '@id': '#shipping-1',
      shippingRate: { value: 0 },
      shippingDestination: [{ addressCountry: 'DE' }],
      deliveryTime: { transitTime: { minValue: 3, maxValue: 5 } },
    });
    expect(paid).toMatchObject({
      '@id': '#shipping-2',
      shippingRate: { value: 69 },
    });
    expect(returns).toMatchObject({
      merchantReturnDays: 30,
      applicableCountry: ['DE'],
    });
    expect(none).toEqual([]);
  });

  it('are a single product for one variant, with the lowest price of 30 days instead of the recommended one', () => {
    const reduced = {
      ...now,
      listPriceCents: 289_500,
      lowestPrice30DaysCents: 269_500,
    };
    const [product] = written({ variants: [reduced], isUsed: true });
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: 'A',
      offers: {
        itemCondition: 'https://schema.org/UsedCondition',
        priceSpecification: {
          priceType: 'https://schema.org/StrikethroughPrice',
          price: 2695,
        },
      },
    });
    expect(JSON.stringify(product)).not.toContain('2895');
  });

  it('omit shipping and returns while the shop is unavailable, and all offers when nothing is sold', () => {
    const silent = written({ terms: null });
    expect(silent).toHaveLength(1);
    expect(JSON.stringify(silent)).not.toMatch(/shippingDetails|ReturnPolicy|gtin/);
    expect(written({ variants: [] })).toEqual([]);
  });
});
