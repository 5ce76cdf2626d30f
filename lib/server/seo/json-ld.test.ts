import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd, jsonLdText, productJsonLd } from './json-ld';
import { isoDay } from '@/domain/time/day';

describe('jsonLdText', () => {
  it('cannot end its script, and reads back the same', () => {
    const data = { name: '</script><script>alert(1)</script> & \u2028' };
    const text = jsonLdText(data);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual(data);
  });
});

describe('productJsonLd', () => {
  const facts = {
    name: 'Ludwig',
    description: 'd',
    url: 'https://x.example/de/bikes/ludwig',
    image: 'https://x.example/l.svg',
    brand: 'Lautlos',
  };
  const now = { sku: 'A', priceCents: 249_500, availability: { kind: 'now' as const } };
  const later = {
    sku: 'B',
    priceCents: 279_500,
    availability: { kind: 'date' as const, date: isoDay('2026-12-04') },
  };

  it('gives one offer with its price and state', () => {
    expect(productJsonLd({ ...facts, variants: [now] })).toMatchObject({
      '@type': 'Product',
      sku: 'A',
      offers: {
        '@type': 'Offer',
        price: 2495,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('counts a reduction from the lowest price of 30 days, never from the recommended one', () => {
    const reduced = { ...now, listPriceCents: 289_500, lowestPrice30DaysCents: 269_500 };
    expect(productJsonLd({ ...facts, variants: [reduced] })).toMatchObject({
      offers: {
        price: 2495,
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 2695 },
      },
    });
    expect(JSON.stringify(productJsonLd({ ...facts, variants: [reduced] }))).not.toContain('2895');
    expect(productJsonLd({ ...facts, variants: [now] })).not.toHaveProperty(
      'offers.priceSpecification.price',
    );
  });

  it('gives several as a range', () => {
    expect(productJsonLd({ ...facts, variants: [now, later] })).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 2495,
        highPrice: 2795,
        offerCount: 2,
        offers: [
          {},
          { availability: 'https://schema.org/BackOrder', availabilityStarts: '2026-12-04' },
        ],
      },
    });
  });
});

describe('breadcrumbJsonLd', () => {
  it('numbers the steps from one', () => {
    expect(
      breadcrumbJsonLd([{ name: 'Modelle', url: 'https://x.example/de/bikes' }]),
    ).toMatchObject({
      itemListElement: [{ position: 1, name: 'Modelle', item: 'https://x.example/de/bikes' }],
    });
  });
});
