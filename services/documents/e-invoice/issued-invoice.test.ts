import { describe, expect, it } from 'vitest';
import { createInvoiceFixture } from '../../testing/invoice-fixture';
import { buildIssuedInvoice, type OrderDocument } from './issued-invoice';

const issued = createInvoiceFixture({});
const at = Date.parse('2026-11-22T23:30:00Z');

/** The fields of an order that an e-invoice reads. */
const order = {
  orderNumber: 241_509,
  reference: '',
  paymentId: 'oxidinvoice',
  isNet: false,
  taxExemption: null,
  invoiceAddress: issued.buyer,
  deliveryAddress: null,
  dispatchedAt: at,
  deliveredAt: null,
  voucherCents: 0,
  deliveryCents: 0,
  paymentCents: 0,
  vats: [{ rate: 1900, cents: 31_933 }],
  totalCents: 200_000,
} as unknown as OrderDocument['order'];

const document = (fields: Partial<OrderDocument>): OrderDocument => ({
  kind: 'invoice',
  number: 'RE-50401',
  language: 'de',
  issuedAt: at,
  paidAt: null,
  order,
  items: [],
  brand: issued.brand,
  customerNumber: '10481',
  paymentTitle: 'Rechnung',
  isPickup: false,
  corrects: null,
  terms: 'Zahlbar.',
  notes: [],
  ...fields,
});

const creditNote = { kind: 'creditNote', corrects: { number: 'RE-50400', issuedAt: at } } as const;
const online = { ...order, paymentId: 'oxidpaypal' };

describe('invoice document of an order', () => {
  it.each([
    ['an invoice', document({}), { paidCents: 0, way: 'transfer', dueOn: '2026-12-23' }],
    [
      'a paid invoice',
      document({ paidAt: at }),
      { paidCents: 200_000, way: 'transfer', dueOn: null },
    ],
    [
      'an invoice paid online',
      document({ paidAt: at, order: online }),
      { paidCents: 200_000, way: 'online', dueOn: null },
    ],
    ['a credit note', document(creditNote), { paidCents: 0, way: 'clearing', dueOn: null }],
    [
      'a credit note of a paid invoice',
      document({ ...creditNote, paidAt: at, order: online }),
      { paidCents: 0, way: 'online', dueOn: null },
    ],
  ])('states paid amount, method and due date as %s', (_, given, { paidCents, way, dueOn }) => {
    expect(buildIssuedInvoice(given)).toMatchObject({ paidCents, payment: { way, dueOn } });
  });

  it('uses dates in Berlin when it is still the previous day in London', () => {
    expect(buildIssuedInvoice(document(creditNote))).toMatchObject({
      issuedOn: '2026-11-23',
      deliveredOn: '2026-11-23',
      corrects: { number: 'RE-50400', issuedOn: '2026-11-23' },
    });
  });
});
