import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCents } from '@/domain/money/cents';
import { formatAmount } from '@/domain/money/format-money';
import { listOrderInvoices } from '../../shop/order/invoices/invoices.repository';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { createProductFixture } from '../../testing/product-fixture';
import { parseInvoiceTotals, addNumbers } from '../../testing/invoice-fixture';
import { parsePdfArchive } from '../../testing/pdf-archive';
import { parsePdfText } from '../../testing/pdf-text';
import {
  createGuestShopper,
  testHomeAddress,
  type Shopper,
  signInShopper,
} from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';

let tools: TestRest;
const ids = new Map<string, string>();

/** Gross and net price of one piece in cents. The frame and the lock are not in stock and need a restock first. */
const goods = {
  tube: { uvpCents: 333, hekCents: 167, weightClass: 'letter', isHere: true },
  bag: { uvpCents: 2_499, hekCents: 1_301, weightClass: 'parcel', isHere: true },
  bike: { uvpCents: 349_900, hekCents: 227_431, weightClass: 'bike', isHere: true },
  lock: { uvpCents: 4_990, hekCents: 2_847, weightClass: 'parcel', isHere: false },
  frame: { uvpCents: 129_999, hekCents: 84_567, weightClass: 'bike', isHere: false },
} as const;

const company = { company: 'Radwerk', vatID: 'ATU13585627', countryId: 'at', zipCode: '4020' };

beforeAll(async () => {
  tools = await openTestRest();
  const coming = { amount: 0, incoming1: 900, incoming1At: Date.parse('2026-12-07') };
  for (const [name, { isHere, ...options }] of Object.entries(goods))
    ids.set(
      name,
      await createProductFixture(tools.shop, {
        ...options,
        sku: name.toUpperCase(),
        stock: isHere ? 900 : coming,
      }),
    );
});

afterAll(() => tools.close());

interface Row {
  buyer: string;
  lines: readonly [keyof typeof goods, number][];
  /** Shipping costs charged to the buyer in cents. */
  freight: number;
  voucher?: string;
  payment?: string;
  pickup?: boolean;
}

const rows: Row[] = [
  {
    buyer: 'de',
    lines: [
      ['tube', 3],
      ['lock', 1],
    ],
    freight: 290 + 590,
  },
  {
    buyer: 'de',
    lines: [
      ['bag', 1],
      ['lock', 1],
    ],
    freight: 590 + 590,
    voucher: 'LAUTLOS10',
  },
  {
    buyer: 'de',
    lines: [
      ['tube', 7],
      ['frame', 1],
    ],
    freight: 0,
    voucher: 'LAUTLOS10',
  },
  {
    buyer: 'at',
    lines: [
      ['bag', 1],
      ['lock', 3],
    ],
    freight: 1_290 + 1_290,
    payment: 'oxidpayadvance',
  },
  {
    buyer: 'at',
    lines: [
      ['tube', 1],
      ['frame', 1],
    ],
    freight: 12_900,
    voucher: 'LEISE50',
  },
  {
    buyer: 'ch',
    lines: [
      ['tube', 3],
      ['lock', 1],
    ],
    freight: 748 + 2_092,
  },
  {
    buyer: 'ch',
    lines: [
      ['bike', 1],
      ['frame', 1],
    ],
    freight: 16_723 + 16_723,
    payment: 'oxidcreditcard',
  },
  {
    buyer: 'company',
    lines: [
      ['bag', 1],
      ['lock', 1],
    ],
    freight: 1_084 + 1_084,
  },
  {
    buyer: 'de',
    lines: [
      ['tube', 3],
      ['lock', 1],
    ],
    freight: 0,
    pickup: true,
  },
  {
    buyer: 'dealer',
    lines: [
      ['tube', 3],
      ['lock', 1],
    ],
    freight: 244 + 496,
    payment: 'oxidinvoice',
  },
  {
    buyer: 'dealer',
    lines: [
      ['bag', 9],
      ['frame', 3],
    ],
    freight: 0,
    payment: 'oxidinvoice',
  },
  {
    buyer: 'dealer at',
    lines: [
      ['bag', 2],
      ['lock', 2],
    ],
    freight: 1_084 + 1_084,
    payment: 'oxidinvoice',
  },
];

function shopperOf(buyer: string): Promise<Shopper> {
  if (buyer === 'dealer') return signInShopper(tools.shop, 'laden@lautlos.example');
  if (buyer === 'dealer at') return signInShopper(tools.shop, 'werkstatt@lautlos.example');
  const place = buyer === 'company' ? company : { countryId: buyer };
  return createGuestShopper(tools.shop, { address: { ...testHomeAddress, ...place } });
}

/** Formats an amount as in documents. */
const written = (cents: number) => formatAmount(cents, 'de').replace(/\s/g, ' ');
const normalizeSpaces = (text: string) => text.replace(/[\s\u00a0]+/g, ' ');

/** Places a row's order as a split shipment through cart and review, and returns the data of both pages. */
async function place(
  { lines, voucher, payment = 'oxidpaypal', pickup, buyer }: Row,
  title: string,
) {
  const shopper = await shopperOf(buyer);
  const basket = await shopper.basket(title);
  for (const [name, amount] of lines) await shopper.add(basket, ids.get(name) ?? '', amount);
  if (voucher) await shopper.addVoucher(basket, voucher);
  const { data: updated } = await shopper.ask(
    `mutation($id: ID!) { basketSetDeliveryWish(basketId: $id, deliveryWish: AS_READY) {
      parting { options { wish delivery { price } } } } }`,
    { id: basket },
  );
  const [, inCart] = updated.basketSetDeliveryWish.parting.options;
  await shopper.setDelivery(basket, pickup ? 'pickup' : 'standard');
  await shopper.setPayment(basket, payment);
  const inReview = (await shopper.read(basket)).data.basket.cost;
  const { data, errors } = await shopper.order(basket);
  expect(errors).toBeUndefined();
  return { shopper, inCart, inReview, placed: data.placeOrder, isPaid: payment !== 'oxidinvoice' };
}

const pdfText = async (path: string, token: string | undefined) => {
  const response = await tools.call(path, { token });
  expect(response.status).toBe(200);
  return normalizeSpaces(parsePdfText(new Uint8Array(await response.arrayBuffer())).text);
};

describe('split shipment', () => {
  it.each(rows.map((row, index) => [index + 1, row] as const))(
    'case %i has the same delivery cost and total in cart, review, order, email, confirmation and invoices',
    async (index, row) => {
      const { shopper, inCart, inReview, placed, isPaid } = await place(row, `parted ${index}`);
      const { orderNumber, cost } = placed;
      const total = toCents(cost.total);
      if (!row.pickup) expect(toCents(inCart.delivery.price)).toBe(row.freight);
      expect(toCents(inReview.delivery.price)).toBe(row.freight);
      expect(toCents(cost.delivery.price)).toBe(row.freight);
      expect(toCents(inReview.total)).toBe(total);

      const mail = (await tools.mails()).find(({ subject }) => subject.includes(orderNumber));
      expect(normalizeSpaces(mail?.text ?? '')).toContain(`Lieferung: ${written(row.freight)}`);
      expect(mail?.text).toContain('in 2 Lieferungen');
      expect(mail?.text).toMatch(/Lieferung 1 von 2: .+\.\n.*Lieferung 2 von 2: /);
      const confirmation = await pdfText(
        `/order-confirmations/${orderNumber}.pdf?lang=de`,
        shopper.token,
      );
      expect(confirmation).toContain(`Auftragssumme ${written(total)}`);
      expect(confirmation).toMatch(/Lieferung 1, .+Lieferung 2, /);

      const nothing = { orderNumber, isPaid: false, trackingNumber: null, expectedAt: null };
      const move = (fields: object) =>
        updateOrderProgress(tools.shop.services, { ...nothing, step: null, ...fields });
      if (isPaid) await move({ isPaid: true });
      await move({ step: 'dispatched', shipment: 1 });
      await move({ step: 'dispatched' });
      const order = await tools.shop.db
        .selectFrom('order')
        .select('id')
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
      const invoices = await listOrderInvoices(tools.shop.db, [order.id]);
      // A prepaid order has one advance invoice, except for tax-free deliveries to another EU country.
      const isInAdvance = isPaid && row.buyer !== 'company';
      expect(invoices.map(({ kind }) => kind)).toEqual(
        isInAdvance ? ['advance'] : ['invoice', 'invoice'],
      );
      expect(invoices.map(({ content }) => content.order.deliveryCents)).toEqual(
        isInAdvance ? [row.freight] : [row.freight, 0],
      );
      for (const { number, content } of invoices) {
        const response = await tools.call(`/invoices/RE-${number}.pdf`, { token: shopper.token });
        const bytes = new Uint8Array(await response.arrayBuffer());
        const { totalCents } = content.order;
        expect(normalizeSpaces(parsePdfText(bytes).text)).toContain(
          `Rechnungsbetrag ${written(totalCents)}`,
        );
        const [file] = parsePdfArchive(bytes).files;
        const { grand, net, tax } = parseInvoiceTotals(file?.bytes.toString('utf8') ?? '');
        expect([grand, net + tax]).toEqual([totalCents, totalCents]);
      }
      const billed = addNumbers(invoices.map(({ content }) => content.order.totalCents));
      // Net invoices round their VAT separately.
      expect(Math.abs(billed - total)).toBeLessThanOrEqual(isInAdvance ? 0 : 1);
    },
  );
});
