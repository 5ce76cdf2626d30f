import { shownEmail } from '@/domain/customer/shown-email';
import { parsePersParam } from '@/domain/basket/pers-param';
import { parseSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/language/detect-language';
import { writePercent, writeSum } from '@/domain/money/write-money';
import { isCalledAhead } from '@/domain/order/is-called-ahead';
import { isPaidByTransfer } from '@/domain/payment/money-first';
import { dayInBerlin, type IsoDay, parseIsoDay } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';
import { writeMoment } from '@/domain/time/write-moment';
import type { Brand } from '../../../demo-source/shop-file';
import type { PostalAddress } from '../../address/address-model';
import { postalLines } from '../../address/address.service';
import { type PaymentModel, type TransferDetails, transferOf } from '../../payment/payment.service';
import type { TaxRegime } from '../../pricing/pricing.service';
import { vatCents } from '../../base/price';
import { configurationNote } from '../configuration-note';
import type { Checkout } from '../order-checks';
import { type MailDay, mailDay, type MailPicture, mailPicture } from './order-mail-day';
import { type MailWords, orderMailWords } from './order-mail-words';
import type { OrderItemModel, OrderModel } from '../order-model';
import type { ShipmentModel } from '../shipments/shipment-model';

export interface MailRow {
  label: string;
  details: string[];
  amount: string;
}

/** An order confirmation in one language, before it becomes text or HTML. Nothing in it is escaped. */
export interface OrderMailView {
  language: Language;
  subject: string;
  headline: string;
  intro: string[];
  /** Null while nobody knows when it comes. */
  day: MailDay | null;
  /** What was bought, in its colour; null without a picture. */
  hero: MailPicture | null;
  rows: MailRow[];
  total: MailRow;
  addresses: { label: string; lines: string[] }[];
  payment: string[];
  /** Where the buyer pays, or finds the bank details again; missing where nothing is to be paid in advance. */
  action?: { label: string; url: string };
  /** The GiroCode of a transfer. */
  picture?: { url: string; alt: string };
  notes: string[];
}

/** The addresses under which an order is paid. */
export interface PayLink {
  pageUrl: string;
  /** Null where no code can be made. */
  giroCodeUrl: string | null;
}

export interface PlacedOrder {
  order: OrderModel;
  items: readonly OrderItemModel[];
  /** By number. */
  shipments: readonly ShipmentModel[];
  checkout: Checkout;
  voucherNumbers: readonly string[];
  regime: TaxRegime;
}

/** What the confirmation of an order says, in the order's language. `countryTitle` is a country's name by its id. */
export function orderMailView(
  { order, items, shipments, checkout, voucherNumbers, regime }: PlacedOrder,
  {
    brand,
    language,
    countryTitle,
    payLink,
    siteUrl,
    leaves,
  }: {
    brand: Brand;
    language: Language;
    countryTitle: (id: string) => string;
    payLink: PayLink;
    siteUrl: string;
    /** The day it leaves the house; null when nobody knows. */
    leaves: IsoDay | null;
  },
): OrderMailView {
  const words = orderMailWords[language];
  const euros = (cents: number) => writeSum(cents, language);
  const day = (one: IsoDay) => writeDay(one, language, 'long');
  const { method, payment, invoiceAddress } = checkout;
  const place = `${brand.street}, ${brand.city}`;
  const { rate, isNet, exemption } = regime;
  const vat = orderVat(order, regime);
  const lines = (address: PostalAddress) => postalLines(address, countryTitle);
  const vatNote = exemption === null ? words.vatIncluded(euros(vat)) : words.withoutVat[exemption];

  const itemRows = items.map((item): MailRow => {
    const { comment, date } = parsePersParam(item.persParam);
    const wished = parseIsoDay(date);
    const belonging = configurationNote(item, items, language);
    return {
      label: `${item.amount} × ${item.title}`,
      details: [
        [item.shortDescription, item.sku].filter((text) => text !== '').join(' · '),
        ...(belonging === '' ? [] : [belonging.charAt(0).toUpperCase() + belonging.slice(1)]),
        ...(comment === '' ? [] : [`${words.comment}: ${comment}`]),
        ...(wished === null ? [] : [`${words.wishedDay}: ${day(wished)}`]),
      ],
      amount: euros(item.itemCents * item.amount),
    };
  });
  return {
    language,
    subject: words.subject(order.orderNumber, brand.name),
    headline: headlineOf(items, addressee(invoiceAddress, words), words),
    intro: [
      words.placed(order.orderNumber, day(dayInBerlin(order.orderedAt))),
      ...(order.reference === '' ? [] : [`${words.yourReference}: ${order.reference}`]),
      ...(order.expectedAt === null ? [words.unknownDay] : []),
      ...(isPaidByTransfer(order.paymentId) && order.paidAt === null ? [words.transferDay] : []),
      ...(method.isPickup ? [words.pickup(place)] : []),
    ],
    day: mailDay(
      {
        ...{ order, items, shipments, leaves, isPickup: method.isPickup },
        isCalledAhead: isCalledAhead({
          phones: [order.deliveryAddress?.phone, invoiceAddress.phone],
          skus: items.map(({ sku }) => sku),
        }),
        goesTo: streetOf(order.deliveryAddress ?? invoiceAddress),
      },
      language,
    ),
    hero: mailPicture(items, siteUrl),
    rows: [
      ...itemRows,
      ...(order.voucherCents > 0
        ? [
            {
              label: words.voucher(voucherNumbers.join(', ')),
              details: [],
              amount: euros(-order.voucherCents),
            },
          ]
        : []),
      {
        label: words.delivery,
        details: [method.title, ...(shipments.length > 1 ? [words.parts(shipments.length)] : [])],
        amount: euros(order.deliveryCents),
      },
      ...(order.paymentCents > 0
        ? [{ label: words.payment, details: [payment.title], amount: euros(order.paymentCents) }]
        : []),
      ...(isNet && rate > 0
        ? [{ label: words.vatOnTop(writePercent(rate, language)), details: [], amount: euros(vat) }]
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
      ...paymentLines(payment, order, transferOf(brand, order), words, language),
    ],
    ...payingParts(payment, order, words, payLink),
    notes: [
      ...(order.remark === '' ? [] : [`${words.remark}: ${order.remark}`]),
      ...(isNet ? [] : [words.withdrawal(brand.withdrawalDays, shownEmail(brand.email))]),
      words.questions(brand.phone),
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

/** One bicycle is called by its name. */
function headlineOf(items: readonly OrderItemModel[], name: string, words: MailWords): string {
  const bikes = items.filter(({ sku }) => parseSku(sku) !== null);
  const [bike] = bikes;
  const isOne = bikes.length === 1 && bike?.amount === 1;
  return isOne ? words.thanksFor(name, bike.title) : words.thanks(name);
}

function streetOf({ street, streetNumber, city }: PostalAddress): string {
  return `${street} ${streetNumber}, ${city}`;
}

function addressee({ salutation, firstName, lastName }: PostalAddress, words: MailWords): string {
  if (salutation === 'MR') return `${words.mister} ${lastName}`;
  return salutation === 'MRS' ? `${words.miss} ${lastName}` : `${firstName} ${lastName}`;
}

/** When and how the money comes: the same sentences as on the page after the order and in the account. */
function paymentLines(
  { kind }: PaymentModel,
  order: OrderModel,
  transfer: TransferDetails,
  words: MailWords,
  language: Language,
): string[] {
  if (order.paidAt !== null) return [words.nothingToPay];
  if (kind === 'invoice') return [words.payByInvoice];
  const until = order.payUntil ?? order.orderedAt;
  if (kind === 'online') return [words.payOnline(writeMoment(until, language, 'deadline'))];
  return [
    words.prepay(
      writeSum(transfer.amountCents, language),
      writeDay(dayInBerlin(until), language, 'long'),
    ),
    transfer.holder,
    `IBAN ${transfer.iban}`,
    `BIC ${transfer.bic}, ${transfer.bank}`,
    `${words.reference}: ${transfer.reference}`,
  ];
}

function payingParts(
  { kind }: PaymentModel,
  order: OrderModel,
  words: MailWords,
  { pageUrl, giroCodeUrl }: PayLink,
): Pick<OrderMailView, 'action' | 'picture'> {
  if (order.paidAt !== null || kind === 'invoice') return {};
  if (kind === 'online') return { action: { label: words.payNow, url: pageUrl } };
  return {
    action: { label: words.toTransfer, url: pageUrl },
    ...(giroCodeUrl !== null && { picture: { url: giroCodeUrl, alt: words.giroCode } }),
  };
}
