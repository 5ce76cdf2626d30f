import { parsePersParam } from '@/domain/basket/pers-param';
import type { Availability } from '@/domain/catalog/availability';
import type { Language } from '@/domain/language/detect-language';
import { locales } from '@/domain/language/locales';
import { dayInBerlin, type IsoDay, parseIsoDay } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';
import type { Brand } from '../../demo-source/shop-file';
import type { AddressFields } from '../address/address-model';
import type { TaxRegime } from '../pricing/pricing.service';
import { vatCents } from '../base/price';
import type { Checkout } from './order-checks';
import { type MailWords, mailWords } from './order-mail-words';
import type { OrderItemModel, OrderModel } from './order-model';

export interface MailRow {
  label: string;
  details: string[];
  amount: string;
}

/** An order confirmation in one language, before it becomes text or HTML. Nothing in it is escaped. */
export interface OrderMailView {
  language: Language;
  brandName: string;
  subject: string;
  headline: string;
  intro: string[];
  rows: MailRow[];
  total: MailRow;
  addresses: { label: string; lines: string[] }[];
  payment: string[];
  notes: string[];
  imprint: string[];
}

export interface PlacedOrder {
  order: OrderModel;
  items: readonly OrderItemModel[];
  checkout: Checkout;
  voucherNumbers: readonly string[];
  regime: TaxRegime;
}

/** What the confirmation of an order says, in the order's language. `countryTitle` is a country's name by its id. */
export function orderMailView(
  { order, items, checkout, voucherNumbers, regime }: PlacedOrder,
  {
    brand,
    language,
    countryTitle,
  }: { brand: Brand; language: Language; countryTitle: (id: string) => string },
): OrderMailView {
  const words = mailWords[language];
  const { euros, day } = formats(language);
  const { method, payment, stock, invoiceAddress } = checkout;
  const place = `${brand.street}, ${brand.city}`;
  const { rate, isNet, exemption } = regime;
  const vat = orderVat(order, regime);
  const lines = (address: AddressFields) => addressLines(address, countryTitle);
  const vatNote = exemption === null ? words.vatIncluded(euros(vat)) : words.withoutVat[exemption];

  const itemRows = items.map((item): MailRow => {
    const { comment, date } = parsePersParam(item.persParam);
    const wished = parseIsoDay(date);
    return {
      label: `${item.amount} × ${item.title}`,
      details: [
        [item.shortDescription, item.sku].filter((text) => text !== '').join(' · '),
        ...(comment === '' ? [] : [`${words.comment}: ${comment}`]),
        ...(wished === null ? [] : [`${words.wishedDay}: ${day(wished)}`]),
      ],
      amount: euros(item.itemCents * item.amount),
    };
  });
  return {
    language,
    brandName: brand.name,
    subject: words.subject(order.orderNumber, brand.name),
    headline: words.thanks(addressee(invoiceAddress, words)),
    intro: [
      words.placed(order.orderNumber, day(dayInBerlin(order.orderedAt))),
      ...(order.reference === '' ? [] : [`${words.yourReference}: ${order.reference}`]),
      availabilitySentence(stock.availability, words, day),
      ...(method.isPickup ? [words.pickup(place)] : []),
    ],
    rows: [
      ...itemRows,
      ...(order.voucherCents > 0
        ? [
            {
              label: words.voucher(voucherNumbers.join(', ')),
              details: [],
              amount: `− ${euros(order.voucherCents)}`,
            },
          ]
        : []),
      { label: words.delivery, details: [method.title], amount: euros(order.deliveryCents) },
      ...(order.paymentCents > 0
        ? [{ label: words.payment, details: [payment.title], amount: euros(order.paymentCents) }]
        : []),
      ...(isNet && rate > 0
        ? [{ label: words.vatOnTop(percent(rate, language)), details: [], amount: euros(vat) }]
        : []),
    ],
    total: { label: words.total, details: [vatNote], amount: euros(order.totalCents) },
    addresses: [
      ...(method.isPickup
        ? []
        : [{ label: words.deliverTo, lines: lines(order.deliveryAddress ?? invoiceAddress) }]),
      {
        label: words.invoiceTo,
        lines: [
          ...lines(invoiceAddress),
          ...(invoiceAddress.vatID ? [`${words.vatId} ${invoiceAddress.vatID}`] : []),
        ],
      },
    ],
    payment: [
      `${words.payment}: ${payment.title}`,
      ...paymentLines(payment.id, order, brand, words, euros),
    ],
    notes: [
      ...(order.remark === '' ? [] : [`${words.remark}: ${order.remark}`]),
      ...(isNet ? [] : [words.withdrawal(brand.withdrawalDays, brand.email)]),
      words.questions(brand.phone),
    ],
    imprint: [
      `${brand.company} · ${brand.street} · ${brand.city}`,
      `${brand.register} · ${words.director}: ${brand.managingDirector} · ${words.vatId} ${brand.vatId}`,
    ],
  };
}

function orderVat(order: OrderModel, { rate, isNet }: TaxRegime): number {
  const charges = [order.deliveryCents, order.paymentCents].map((cents) =>
    vatCents({ cents, isNet }, rate),
  );
  return [...order.vats.map(({ cents }) => cents), ...charges].reduce(
    (sum, cents) => sum + cents,
    0,
  );
}

function availabilitySentence(
  availability: Availability,
  words: MailWords,
  day: (day: IsoDay) => string,
): string {
  if (availability.kind === 'now') return words.ready;
  return availability.kind === 'date' ? words.from(day(availability.date)) : words.unknownDay;
}

function addressee({ salutation, firstName, lastName }: AddressFields, words: MailWords): string {
  if (salutation === 'MR') return `${words.mister} ${lastName}`;
  return salutation === 'MRS' ? `${words.miss} ${lastName}` : `${firstName} ${lastName}`;
}

function addressLines(address: AddressFields, countryTitle: (id: string) => string): string[] {
  return [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.additionalInfo,
    `${address.street} ${address.streetNumber}`,
    `${address.zipCode} ${address.city}`,
    countryTitle(address.countryId),
  ].filter((line) => line !== '');
}

function paymentLines(
  paymentId: string,
  order: OrderModel,
  { bank }: Brand,
  words: MailWords,
  euros: (cents: number) => string,
): string[] {
  if (paymentId === 'oxidinvoice') return [words.payByInvoice];
  if (paymentId !== 'oxidpayadvance') return [words.payOnRequest];
  return [
    words.prepay(euros(order.totalCents)),
    bank.holder,
    `IBAN ${bank.iban}`,
    `BIC ${bank.bic}, ${bank.name}`,
    `${words.reference}: ${order.orderNumber}`,
  ];
}

function percent(rate: number, language: Language): string {
  return new Intl.NumberFormat(language).format(rate / 100);
}

function formats(language: Language) {
  const money = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
  return {
    euros: (cents: number) => money.format(cents / 100),
    day: (day: IsoDay) => writeDay(day, language, 'long'),
  };
}
