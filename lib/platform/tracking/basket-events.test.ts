import { describe, expect, it } from 'vitest';
import type { Basket } from '@/domain/basket/basket';
import {
  createTestBasket,
  createTestLine,
  createTestBasketProduct,
} from '@/domain/basket/basket-fixtures';
import { listBasketEvents } from './basket-events';
import { createPurchaseEvent, toTrackingBasket } from './tracking-basket';
import type { TrackingEvent } from './ga4-event';

const net = { cents: 700, vatPercent: 19, vatCents: 133, isNet: true };
const b2bLine = (amount: number) =>
  createTestLine('bell', amount, { product: createTestBasketProduct('bell', { price: net }) });

const item = (id: string, quantity: number) => ({ id, name: id, priceCents: 1000, quantity });
const parcel = { id: 'parcel', title: 'Paket' };
const paypal = { id: 'paypal', title: 'PayPal' };

describe('events of a basket change', () => {
  it.each<[string, Basket, Basket, TrackingEvent[]]>([
    [
      'nothing',
      createTestBasket([createTestLine('bell', 1)]),
      createTestBasket([createTestLine('bell', 1)]),
      [],
    ],
    [
      'a first item',
      createTestBasket([]),
      createTestBasket([createTestLine('bell', 2)]),
      [{ name: 'add_to_cart', items: [item('bell', 2)], valueCents: 2000 }],
    ],
    [
      'a higher quantity of a line',
      createTestBasket([createTestLine('bell', 1)]),
      createTestBasket([createTestLine('bell', 3)]),
      [{ name: 'add_to_cart', items: [item('bell', 2)], valueCents: 2000 }],
    ],
    [
      'a removed line',
      createTestBasket([createTestLine('bell', 2), createTestLine('lock', 1)]),
      createTestBasket([createTestLine('lock', 1)]),
      [{ name: 'remove_from_cart', items: [item('bell', 2)], valueCents: 2000 }],
    ],
    [
      'items moved to another line',
      createTestBasket([createTestLine('bell', 2)]),
      createTestBasket([createTestLine('bell', 1), createTestLine('bell', 1, { id: 'other' })]),
      [],
    ],
    [
      'a product that is no longer sold',
      createTestBasket([createTestLine('bell', 2)]),
      createTestBasket([createTestLine('bell', 2, { product: null })]),
      [{ name: 'remove_from_cart', items: [item('bell', 2)], valueCents: 2000 }],
    ],
    [
      'a delivery method',
      createTestBasket([createTestLine('bell', 1)]),
      createTestBasket([createTestLine('bell', 1)], { deliveryMethod: parcel }),
      [
        {
          name: 'add_shipping_info',
          shippingTier: 'Paket',
          items: [item('bell', 1)],
          valueCents: 1000,
        },
      ],
    ],
    [
      'a payment',
      createTestBasket([createTestLine('bell', 1)], { deliveryMethod: parcel }),
      createTestBasket([createTestLine('bell', 1)], { deliveryMethod: parcel, payment: paypal }),
      [
        {
          name: 'add_payment_info',
          paymentType: 'PayPal',
          items: [item('bell', 1)],
          valueCents: 1000,
        },
      ],
    ],
    [
      'another basket',
      createTestBasket([], { id: 'a' }),
      createTestBasket([createTestLine('bell', 1)], { id: 'b' }),
      [],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(listBasketEvents(before, after)).toEqual(expected);
  });
});

describe('b2b prices are not reported', () => {
  it('in basket events', () => {
    expect(toTrackingBasket(createTestBasket([b2bLine(3)]))).toEqual({
      items: [{ id: 'bell', name: 'bell', priceCents: null, quantity: 3 }],
      valueCents: null,
    });
  });

  it('in any event', () => {
    const before = createTestBasket([b2bLine(1)]);
    const after = createTestBasket([b2bLine(3)], { deliveryMethod: parcel, payment: paypal });
    const events = [...listBasketEvents(before, after), createPurchaseEvent(1, after)];
    expect(events).toHaveLength(4);
    expect(JSON.stringify(events)).not.toMatch(/Cents":\d/);
  });
});

it('reports total, taxes and delivery costs of an order', () => {
  const basket = createTestBasket([createTestLine('bell', 2)], {
    vouchers: [{ id: 'v', number: 'LAUTLOS10', discountCents: 200 }],
  });
  const delivery = { cents: 595, vatPercent: 19, vatCents: 95, isNet: false };
  const cost = {
    ...basket.cost,
    totalCents: 2395,
    delivery,
    productGross: { sumCents: 2000, vats: [{ ratePercent: 19, cents: 287 }] },
  };
  expect(createPurchaseEvent(100_200, { ...basket, cost })).toEqual({
    name: 'purchase',
    orderNumber: 100_200,
    items: [item('bell', 2)],
    coupon: 'LAUTLOS10',
    valueCents: 2395,
    taxCents: 382,
    shippingCents: 595,
  });
});
