import { expect, it } from 'vitest';
import { toGa4Event, type TrackingEvent } from './ga4-event';

const bell = {
  id: 'ZB.KRE.42.MS',
  name: 'Klingel Kreuzberg',
  category: 'Klingeln',
  variant: 'Messing',
  priceCents: 4550,
  quantity: 2,
};
const expectedEvent = {
  item_id: 'ZB.KRE.42.MS',
  item_name: 'Klingel Kreuzberg',
  item_brand: 'Lautlos',
  item_category: 'Klingeln',
  item_variant: 'Messing',
  price: 45.5,
  quantity: 2,
};
const basket = { items: [bell], valueCents: 9100 };
const value = { currency: 'EUR', value: 91, items: [expectedEvent] };

it.each<[TrackingEvent, object]>([
  [
    { name: 'view_item_list', listId: 'accessories', items: [bell, bell] },
    {
      item_list_id: 'accessories',
      items: [
        { ...expectedEvent, item_list_id: 'accessories', index: 0 },
        { ...expectedEvent, item_list_id: 'accessories', index: 1 },
      ],
    },
  ],
  [
    { name: 'select_item', listId: 'bikes', items: [bell] },
    { item_list_id: 'bikes', items: [{ ...expectedEvent, item_list_id: 'bikes', index: 0 }] },
  ],
  [
    { name: 'view_item', item: { ...bell, quantity: 1 } },
    { currency: 'EUR', value: 45.5, items: [{ ...expectedEvent, quantity: 1 }] },
  ],
  [{ name: 'add_to_cart', ...basket }, value],
  [{ name: 'remove_from_cart', ...basket }, value],
  [
    { name: 'view_cart', ...basket, coupon: 'LAUTLOS10' },
    { ...value, coupon: 'LAUTLOS10' },
  ],
  [{ name: 'begin_checkout', ...basket }, value],
  [
    { name: 'add_shipping_info', ...basket, shippingTier: 'Paket' },
    { ...value, shipping_tier: 'Paket' },
  ],
  [
    { name: 'add_payment_info', ...basket, paymentType: 'PayPal' },
    { ...value, payment_type: 'PayPal' },
  ],
  [
    {
      name: 'purchase',
      ...basket,
      valueCents: 9695,
      orderNumber: 100_200,
      taxCents: 1548,
      shippingCents: 595,
    },
    { ...value, value: 96.95, transaction_id: '100200', tax: 15.48, shipping: 5.95 },
  ],
  [{ name: 'login', method: 'password' }, { method: 'password' }],
  [{ name: 'sign_up', method: 'password' }, { method: 'password' }],
  [{ name: 'search', term: 'klingel' }, { search_term: 'klingel' }],
  [{ name: 'generate_lead', source: 'contact' }, { lead_source: 'contact' }],
])('$name', (event, parameters) => {
  expect(toGa4Event(event)).toEqual({ name: event.name, parameters });
});

it('omits hidden prices and empty fields', () => {
  const item = { id: 'a', name: 'A', priceCents: null, quantity: 1 };
  const { parameters } = toGa4Event({ name: 'view_cart', items: [item], valueCents: null });
  expect(parameters).toEqual({
    items: [{ item_id: 'a', item_name: 'A', item_brand: 'Lautlos', quantity: 1 }],
  });
});
