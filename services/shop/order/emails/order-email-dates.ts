import { parseBikeSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/locale/language';
import { buildEmailPicturePath } from '@/lib/platform/media/picture-path';
import { toBerlinDay, type IsoDay } from '@/domain/time/day';
import { formatIsoDay, formatDaySpan } from '@/domain/time/format-day';
import type { OrderItemModel, OrderModel, ShipmentModel } from '../order-model';
import { orderEmailMessages } from './order-email-messages';
import { formatShipmentContents, toDaySpan } from '../format-order-texts';

/** The picture of the ordered bicycle in an email. */
export interface EmailPicture {
  url: string;
  alt: string;
}

/** The estimated delivery of an order and the steps until then. */
export interface EmailDeliveryDates {
  /** Label above the days: "Bei Ihnen" for a delivery, "Abholbereit" for pickup. */
  label: string;
  /**
   * Days of the estimated delivery in large type, such as "27. November – 1. Dezember". Includes the year only if it
   * differs from the order's.
   */
  days: string;
  /** The last day, written out (Art. 246a § 1 (1) no. 7 EGBGB). */
  latestDayText: string;
  steps: { when: string; text: string }[];
}

interface Facts {
  order: OrderModel;
  items: readonly OrderItemModel[];
  /** Sorted by number. */
  shipments: readonly ShipmentModel[];
  isPickup: boolean;
  /** True if the carrier calls before the delivery. */
  isCalledAhead: boolean;
  /** Day on which the goods are dispatched; null if unknown. */
  leaves: IsoDay | null;
  destination: string;
}

/** Builds the delivery dates of an order for its confirmation; null if they are unknown. */
export function buildDeliveryDates(facts: Facts, language: Language): EmailDeliveryDates | null {
  const { order, items, shipments, isPickup, isCalledAhead, leaves, destination } = facts;
  const words = orderEmailMessages[language].day;
  const span = toDaySpan(order);
  if (span === null) return null;
  if (shipments.length > 1) return buildSplitShipmentDates(facts, span.until, language);
  const { until } = span;
  const ordered = toBerlinDay(order.orderedAt);
  const isNextYear = until.slice(0, 4) !== ordered.slice(0, 4);
  const isBike = items.some(({ sku }) => parseBikeSku(sku) !== null);
  const arrives = isPickup
    ? words.fetch
    : `${words.delivery(destination)}${isCalledAhead ? ` ${words.carrierCallsAhead}` : ''}`;
  return {
    label: isPickup ? words.pickup : words.arrival,
    days: formatDaySpan(span, language, { withWeekdays: false, withYear: isNextYear }),
    latestDayText: isPickup
      ? words.fromDay(formatIsoDay(until, language, 'full'))
      : words.latest(formatIsoDay(until, language, 'full')),
    steps: [
      { when: formatIsoDay(ordered, language, 'long'), text: words.placed },
      ...(leaves === null || isPickup
        ? []
        : [
            {
              when: formatIsoDay(leaves, language, 'long'),
              text: isBike ? words.leavesBike : words.dispatched,
            },
          ]),
      {
        when: formatDaySpan(span, language, { withWeekdays: true, withYear: true }),
        text: arrives,
      },
    ],
  };
}

/**
 * Builds the dates of a split shipment: the first day in large type, the last day written out, and each shipment's days
 * and contents.
 */
function buildSplitShipmentDates(
  facts: Facts,
  lastDay: IsoDay,
  language: Language,
): EmailDeliveryDates {
  const { order, items, shipments, isPickup, isCalledAhead, destination } = facts;
  const words = orderEmailMessages[language].day;
  const ordered = toBerlinDay(order.orderedAt);
  const parts = shipments.flatMap((shipment) => {
    const span = toDaySpan(shipment);
    return span ? [{ span, text: formatShipmentContents(shipment, items) }] : [];
  });
  const first = parts[0]?.span ?? { from: lastDay, until: lastDay };
  const withYear = first.until.slice(0, 4) !== ordered.slice(0, 4);
  const last = formatIsoDay(lastDay, language, 'full');
  return {
    label: isPickup ? words.firstPickup : words.firstArrival,
    days: formatDaySpan(first, language, { withWeekdays: false, withYear }),
    latestDayText: isPickup ? words.allReady(last) : words.allThere(last),
    steps: [
      { when: formatIsoDay(ordered, language, 'long'), text: words.placed },
      ...parts.map(({ span, text }, index) => ({
        when: formatDaySpan(span, language, { withWeekdays: true, withYear: true }),
        text: words.shipmentEntry(index + 1, parts.length, text),
      })),
      ...(isPickup
        ? []
        : [
            {
              when: words.where,
              text: `${words.delivery(destination)}${isCalledAhead ? ` ${words.callBike}` : ''}`,
            },
          ]),
    ],
  };
}

/** Returns the picture of the order's first bicycle in its color, or of its first product; null without an SKU. */
export function findEmailPicture(
  items: readonly OrderItemModel[],
  siteUrl: string,
): EmailPicture | null {
  const shown = items.find(({ sku }) => parseBikeSku(sku) !== null) ?? items[0];
  if (!shown || shown.sku === '') return null;
  return {
    url: `${siteUrl}${buildEmailPicturePath(shown.sku)}`,
    alt: [shown.title, shown.shortDescription].filter((text) => text !== '').join(', '),
  };
}
