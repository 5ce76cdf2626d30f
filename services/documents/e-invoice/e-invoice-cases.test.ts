import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatAmount } from '@/domain/money/format-money';
import { toCents } from '@/domain/money/cents';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { createProductFixture } from '../../testing/product-fixture';
import { parsePdfArchive } from '../../testing/pdf-archive';
import { parseInvoiceTotals } from '../../testing/invoice-fixture';
import { parsePdfText } from '../../testing/pdf-text';
import {
  createGuestShopper,
  testHomeAddress,
  type Shopper,
  signInShopper,
} from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';

/** Prices of one piece in cents, gross and net for dealers, and its shipping class. */
const goods = {
  tube: { uvpCents: 333, hekCents: 167, weightClass: 'letter' },
  bell: { uvpCents: 1_995, hekCents: 1_003, weightClass: 'letter' },
  lock: { uvpCents: 4_990, hekCents: 2_847, weightClass: 'parcel' },
  bag: { uvpCents: 9_999, hekCents: 5_555, weightClass: 'parcel' },
  frame: { uvpCents: 129_999, hekCents: 84_567, weightClass: 'bike' },
  bike: { uvpCents: 349_900, hekCents: 227_431, weightClass: 'bike' },
  cent: { uvpCents: 1, hekCents: 1, weightClass: 'letter' },
} as const;

type Good = keyof typeof goods;
type Line = readonly [Good, number];

const company = {
  company: 'Radwerk',
  vatID: 'ATU13585627',
  countryId: 'at',
  zipCode: '4020',
  city: 'Linz',
};

/** The buyer: a guest in a country, a company in Austria without VAT, or a dealer. */
type Buyer =
  | 'de'
  | 'at'
  | 'nl'
  | 'dk'
  | 'lu'
  | 'pl'
  | 'ch'
  | 'gb'
  | 'company'
  | 'dealer'
  | 'dealer at';

interface Row {
  buyer: Buyer;
  lines: readonly Line[];
  voucher?: 'LAUTLOS10' | 'LEISE50';
  payment?: string;
  pickup?: boolean;
}

const mixed: readonly Line[] = [
  ['tube', 7],
  ['bell', 3],
  ['lock', 1],
];
const wheels: readonly Line[] = [
  ['frame', 1],
  ['bell', 1],
  ['tube', 2],
];

const rows: readonly Row[] = [
  { buyer: 'de', lines: [['tube', 1]] },
  { buyer: 'de', lines: [['tube', 3]] },
  { buyer: 'de', lines: [['bell', 3]] },
  { buyer: 'de', lines: [['cent', 1]], pickup: true },
  {
    buyer: 'de',
    lines: [
      ['cent', 1],
      ['cent', 2],
      ['tube', 1],
    ],
  },
  { buyer: 'de', lines: mixed },
  { buyer: 'de', lines: mixed, voucher: 'LAUTLOS10' },
  {
    buyer: 'de',
    lines: [
      ['bag', 1],
      ['lock', 2],
    ],
  },
  { buyer: 'de', lines: wheels },
  { buyer: 'de', lines: wheels, voucher: 'LEISE50' },
  { buyer: 'de', lines: wheels, voucher: 'LAUTLOS10', payment: 'oxidpayadvance' },
  {
    buyer: 'de',
    lines: [
      ['bike', 2],
      ['lock', 2],
    ],
    payment: 'oxidcreditcard',
  },
  { buyer: 'de', lines: [['bike', 1]], voucher: 'LEISE50', pickup: true },
  { buyer: 'at', lines: [['tube', 1]] },
  { buyer: 'at', lines: mixed, voucher: 'LAUTLOS10' },
  { buyer: 'at', lines: wheels },
  { buyer: 'nl', lines: mixed },
  { buyer: 'nl', lines: wheels, voucher: 'LEISE50' },
  { buyer: 'dk', lines: mixed },
  { buyer: 'dk', lines: wheels, voucher: 'LAUTLOS10', payment: 'oxidcreditcard' },
  { buyer: 'lu', lines: mixed, payment: 'oxidpayadvance' },
  { buyer: 'lu', lines: [['bell', 7]] },
  { buyer: 'pl', lines: mixed, voucher: 'LAUTLOS10' },
  {
    buyer: 'pl',
    lines: [
      ['bike', 1],
      ['tube', 1],
    ],
  },
  { buyer: 'ch', lines: [['tube', 3]] },
  { buyer: 'ch', lines: mixed, voucher: 'LAUTLOS10' },
  { buyer: 'ch', lines: wheels, voucher: 'LEISE50', payment: 'oxidcreditcard' },
  { buyer: 'gb', lines: mixed },
  { buyer: 'gb', lines: [['bike', 1]] },
  { buyer: 'company', lines: [['tube', 3]] },
  { buyer: 'company', lines: mixed, voucher: 'LAUTLOS10' },
  { buyer: 'company', lines: wheels },
  { buyer: 'dealer', lines: [['tube', 3]], payment: 'oxidinvoice' },
  { buyer: 'dealer', lines: mixed, payment: 'oxidinvoice' },
  { buyer: 'dealer', lines: wheels, payment: 'oxidinvoice' },
  {
    buyer: 'dealer',
    lines: [
      ['cent', 1],
      ['bag', 9],
    ],
    payment: 'oxidpaypal',
  },
  {
    buyer: 'dealer',
    lines: [
      ['frame', 3],
      ['lock', 11],
    ],
    payment: 'oxidpayadvance',
    pickup: true,
  },
  { buyer: 'dealer at', lines: [['bell', 5]], payment: 'oxidinvoice' },
  { buyer: 'dealer at', lines: mixed, payment: 'oxidinvoice' },
  { buyer: 'dealer at', lines: wheels, payment: 'oxidpaypal' },
];

let tools: TestRest;
const ids = new Map<Good, string>();
const dealers = new Map<Buyer, Shopper>();

beforeAll(async () => {
  tools = await openTestRest();
  for (const [name, options] of Object.entries(goods) as [Good, (typeof goods)[Good]][])
    ids.set(
      name,
      await createProductFixture(tools.shop, { ...options, sku: name.toUpperCase(), stock: 900 }),
    );
  dealers.set('dealer', await signInShopper(tools.shop, 'laden@lautlos.example'));
  dealers.set('dealer at', await signInShopper(tools.shop, 'werkstatt@lautlos.example'));
});

afterAll(() => tools.close());

async function shopperOf(buyer: Buyer): Promise<Shopper> {
  const dealer = dealers.get(buyer);
  if (dealer) return dealer;
  const place = buyer === 'company' ? company : { countryId: buyer };
  return createGuestShopper(tools.shop, { address: { ...testHomeAddress, ...place } });
}

/** Formats an amount as in documents. Spaces are normalized as in text extracted from a PDF. */
const written = (cents: number) => formatAmount(cents, 'de').replace(/\s/g, ' ');

describe('e-invoice for every case', () => {
  it.each(rows.map((row, index) => [index + 1, row] as const))(
    'case %i has the same total in basket, review, order, PDF and XML',
    async (index, { buyer, lines, voucher, payment = 'oxidpaypal', pickup = false }) => {
      const shopper = await shopperOf(buyer);
      const basket = await shopper.basket(`basket ${index}`);
      for (const [name, amount] of lines) await shopper.add(basket, ids.get(name) ?? '', amount);
      if (voucher) expect((await shopper.addVoucher(basket, voucher)).errors).toBeUndefined();
      const inCart = (await shopper.read(basket)).data.basket.cost;
      await shopper.setDelivery(basket, pickup ? 'pickup' : 'standard');
      await shopper.setPayment(basket, payment);
      const inReview = (await shopper.read(basket)).data.basket.cost;
      const { data, errors } = await shopper.order(basket);
      expect(errors).toBeUndefined();
      const { orderNumber, cost } = data.placeOrder;
      const total = toCents(cost.total);

      const { delivery, payment: fee } = inReview;
      const added = delivery.nettoPriceMode ? delivery.price + delivery.vatValue : delivery.price;
      expect(toCents(inReview.total)).toBe(total);
      expect(toCents(inCart.total) + toCents(added) + toCents(fee.price)).toBe(total);

      const isPaid = payment !== 'oxidinvoice';
      await updateOrderProgress(tools.shop.services, {
        ...{ orderNumber, step: 'dispatched', isPaid },
        ...{ trackingNumber: null, expectedAt: null },
      });
      const response = await tools.call(`/invoices/${orderNumber}.pdf?lang=de`, {
        token: shopper.token,
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const { text } = parsePdfText(bytes);
      const paper = text.replace(/[\s\u00a0]+/g, ' ');
      const [file] = parsePdfArchive(bytes).files;
      const sums = parseInvoiceTotals(file?.bytes.toString('utf8') ?? '');
      expect(paper).toContain(`Rechnungsbetrag ${written(total)}`);
      expect(paper).toContain(`${written(sums.net)}`);
      if (sums.tax > 0) expect(paper).toContain(`MwSt. ${written(sums.tax)}`);
      else expect(paper).not.toMatch(/\b0 % MwSt/);
      expect(sums).toMatchObject({ grand: total, due: isPaid ? 0 : total });
      expect(sums.net + sums.tax).toBe(total);
      expect(sums.lines).toBe(sums.lineSum);
      expect(sums.lines + sums.charges).toBe(sums.net);
    },
  );

  it('covers forty cases of every kind', () => {
    expect(rows).toHaveLength(40);
    expect(new Set(rows.map(({ buyer }) => buyer)).size).toBe(11);
  });
});
