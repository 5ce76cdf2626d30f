import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { parsePersParam } from '@/domain/basket/pers-param';
import { parseBikeSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/locale/language';
import { formatPercent, formatAmount } from '@/domain/money/format-money';
import { isDeliveryCallExpected } from '@/domain/delivery/expected-delivery';
import { isPaidByTransfer } from '@/domain/payment/payment-terms';
import { toBerlinDay, type IsoDay, parseIsoDay } from '@/domain/time/day';
import { formatIsoDay } from '@/domain/time/format-day';
import { formatMoment } from '@/domain/time/format-moment';
import type { Brand } from '../../../demo-data/shop-schema';
import { type PostalAddress, formatPostalLines } from '../../address/address-model';
import {
  type PaymentModel,
  type TransferDetails,
  getTransferDetails,
} from '../../payment/payment.service';
import type { TaxRegime } from '../../pricing/cost-breakdown';
import { computeVatCents } from '../../base/price';
import { formatConfigurationNote } from '../format-order-texts';
import type { ValidatedCheckout } from '../validate-order';
import {
  type EmailDeliveryDates,
  buildDeliveryDates,
  type EmailPicture,
  findEmailPicture,
} from './order-email-dates';
import { type OrderEmailMessages, orderEmailMessages } from './order-email-messages';
import type { OrderItemModel, OrderModel, ShipmentModel } from '../order-model';

export interface EmailRow {
  label: string;
  details: string[];
  amount: string;
}

/**
 * The content of an order confirmation in one language, before it is rendered as text or HTML. Nothing in it is
 * escaped.
 */
export interface OrderEmailView {
  language: Language;
  subject: string;
  headline: string;
  intro: string[];
  /** The estimated delivery; null if unknown. */
  deliveryDates: EmailDeliveryDates | null;
  /** The ordered product in its color; null without a picture. */
  productPicture: EmailPicture | null;
  rows: EmailRow[];
  total: EmailRow;
  addresses: { label: string; lines: string[] }[];
  payment: string[];
  /** Link to the payment page or the bank details. Missing if no advance payment is required. */
  paymentLink?: { label: string; url: string };
  /** The GiroCode (QR code with the data of the bank transfer). */
  giroCodePicture?: { url: string; alt: string };
  notes: string[];
}

/** URLs in the confirmation email for paying an order. */
export interface PaymentLinks {
  pageUrl: string;
  /** URL of the GiroCode's picture; null if no code can be created. */
  giroCodeUrl: string | null;
}

export interface PlacedOrder {
  order: OrderModel;
  items: readonly OrderItemModel[];
  /** Sorted by number. */
  shipments: readonly ShipmentModel[];
  checkout: ValidatedCheckout;
  voucherNumbers: readonly string[];
  regime: TaxRegime;
}

/**
 * Builds the content of an order confirmation in the order's language. `countryTitle` returns a country's name by its
 * id.
 */
export function buildOrderEmailView(
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
    payLink: PaymentLinks;
    siteUrl: string;
    /** Day on which the goods are dispatched; null if unknown. */
    leaves: IsoDay | null;
  },
): OrderEmailView {
  const words = orderEmailMessages[language];
  const euros = (cents: number) => formatAmount(cents, language);
  const day = (one: IsoDay) => formatIsoDay(one, language, 'long');
  const { method, payment, invoiceAddress } = checkout;
  const place = `${brand.street}, ${brand.city}`;
  const { rate, isNet, exemption } = regime;
  const vat = orderVat(order, regime);
  const lines = (address: PostalAddress) => formatPostalLines(address, countryTitle);
  const vatNote = exemption === null ? words.vatIncluded(euros(vat)) : words.withoutVat[exemption];

  const itemRows = items.map((item): EmailRow => {
    const { comment, date } = parsePersParam(item.persParam);
    const requestedDay = parseIsoDay(date);
    const belonging = formatConfigurationNote(item, items, language);
    return {
      label: `${item.amount} × ${item.title}`,
      details: [
        [item.shortDescription, item.sku].filter((text) => text !== '').join(' · '),
        ...(belonging === '' ? [] : [belonging.charAt(0).toUpperCase() + belonging.slice(1)]),
        ...(comment === '' ? [] : [`${words.comment}: ${comment}`]),
        ...(requestedDay === null ? [] : [`${words.requestedDay}: ${day(requestedDay)}`]),
      ],
      amount: euros(item.itemCents * item.amount),
    };
  });
  return {
    language,
    subject: words.subject(order.orderNumber, brand.name),
    headline: headlineOf(items, addressee(invoiceAddress, words), words),
    intro: [
      words.placed(order.orderNumber, day(toBerlinDay(order.orderedAt))),
      ...(order.reference === '' ? [] : [`${words.yourReference}: ${order.reference}`]),
      ...(order.expectedAt === null ? [words.unknownDay] : []),
      ...(isPaidByTransfer(order.paymentId) && order.paidAt === null ? [words.transferDay] : []),
      ...(method.isPickup ? [words.pickup(place)] : []),
    ],
    deliveryDates: buildDeliveryDates(
      {
        ...{ order, items, shipments, leaves, isPickup: method.isPickup },
        isCalledAhead: isDeliveryCallExpected({
          phones: [order.deliveryAddress?.phone, invoiceAddress.phone],
          skus: items.map(({ sku }) => sku),
        }),
        destination: streetOf(order.deliveryAddress ?? invoiceAddress),
      },
      language,
    ),
    productPicture: findEmailPicture(items, siteUrl),
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
        details: [
          method.title,
          ...(shipments.length > 1 ? [words.shipmentCount(shipments.length)] : []),
        ],
        amount: euros(order.deliveryCents),
      },
      ...(order.paymentCents > 0
        ? [{ label: words.payment, details: [payment.title], amount: euros(order.paymentCents) }]
        : []),
      ...(isNet && rate > 0
        ? [
            {
              label: words.vatOnTop(formatPercent(rate, language)),
              details: [],
              amount: euros(vat),
            },
          ]
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
      ...paymentLines(payment, order, getTransferDetails(brand, order), words, language),
    ],
    ...payingParts(payment, order, words, payLink),
    notes: [
      ...(order.remark === '' ? [] : [`${words.remark}: ${order.remark}`]),
      ...(isNet ? [] : [words.withdrawal(brand.withdrawalDays, toDisplayEmail(brand.email))]),
      words.questions(brand.phone),
    ],
  };
}

function orderVat(order: OrderModel, { rate, isNet }: TaxRegime): number {
  const charges = [order.deliveryCents, order.paymentCents].map((cents) =>
    computeVatCents({ cents, isNet }, rate),
  );
  return [...order.vats.map(({ cents }) => cents), ...charges].reduce(
    (sum, cents) => sum + cents,
    0,
  );
}

/** Returns the headline. It names the bicycle if the order consists of one bicycle only. */
function headlineOf(
  items: readonly OrderItemModel[],
  name: string,
  words: OrderEmailMessages,
): string {
  const bikes = items.filter(({ sku }) => parseBikeSku(sku) !== null);
  const [bike] = bikes;
  const isOne = bikes.length === 1 && bike?.amount === 1;
  return isOne ? words.thanksFor(name, bike.title) : words.thanks(name);
}

function streetOf({ street, streetNumber, city }: PostalAddress): string {
  return `${street} ${streetNumber}, ${city}`;
}

function addressee(
  { salutation, firstName, lastName }: PostalAddress,
  words: OrderEmailMessages,
): string {
  if (salutation === 'MR') return `${words.mister} ${lastName}`;
  return salutation === 'MRS' ? `${words.miss} ${lastName}` : `${firstName} ${lastName}`;
}

/** Returns the payment instructions, with the same sentences as on the order confirmation page and in the account. */
function paymentLines(
  { kind }: PaymentModel,
  order: OrderModel,
  transfer: TransferDetails,
  words: OrderEmailMessages,
  language: Language,
): string[] {
  if (order.paidAt !== null) return [words.nothingToPay];
  if (kind === 'invoice') return [words.payByInvoice];
  const until = order.payUntil ?? order.orderedAt;
  if (kind === 'online') return [words.payOnline(formatMoment(until, language, 'deadline'))];
  return [
    words.prepay(
      formatAmount(transfer.amountCents, language),
      formatIsoDay(toBerlinDay(until), language, 'long'),
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
  words: OrderEmailMessages,
  { pageUrl, giroCodeUrl }: PaymentLinks,
): Pick<OrderEmailView, 'paymentLink' | 'giroCodePicture'> {
  if (order.paidAt !== null || kind === 'invoice') return {};
  if (kind === 'online') return { paymentLink: { label: words.payNow, url: pageUrl } };
  return {
    paymentLink: { label: words.toTransfer, url: pageUrl },
    ...(giroCodeUrl !== null && { giroCodePicture: { url: giroCodeUrl, alt: words.giroCode } }),
  };
}
