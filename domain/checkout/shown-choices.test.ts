import { describe, expect, it } from 'vitest';
import type { ChosenWays, PaymentChoiceEvent } from './payment-choice';
import { missingChoice } from './shown-choices';
import {
  after,
  answered,
  asked,
  carriedOut,
  chosen,
  ofParcel,
  offer,
  parcelKnown,
  wished,
} from './test-payment-choice';

describe('what is chosen for the shopper', () => {
  const delivery = (id: string) => ({ part: 'delivery', id });
  const payment = (id: string) => ({ part: 'payment', id });
  const onlyMethods = parcelKnown.slice(0, 2);

  it.each<[string, PaymentChoiceEvent[], ChosenWays, { part: string; id: string } | null]>([
    ['nothing before the shop answers', [asked('delivery', 1, 'b')], chosen(null, null), null],
    ['the first way of delivery', onlyMethods, chosen(null, null), delivery('parcel')],
    ['it, too, when the chosen one is gone', onlyMethods, chosen('drone', 'x'), delivery('parcel')],
    ['no delivery when one is chosen', onlyMethods, chosen('pickup', null), null],
    [
      'no delivery twice',
      [...onlyMethods, wished('delivery', 3, 'parcel')],
      chosen(null, null),
      null,
    ],
    [
      'no delivery that was refused',
      [...onlyMethods, wished('delivery', 3, 'parcel'), carriedOut('delivery', 3, 'No')],
      chosen(null, null),
      null,
    ],
    [
      'no delivery of an empty offer',
      [asked('delivery', 1, 'b'), answered('delivery', 1, offer())],
      chosen(null, null),
      null,
    ],
    ['the default payment', parcelKnown, chosen('parcel', null), payment('oxidpaypal')],
    [
      'the invoice before the default',
      [
        ...parcelKnown,
        asked('payment', 3, 'b parcel'),
        answered('payment', 3, offer('oxidpaypal', 'oxidinvoice')),
      ],
      chosen('parcel', null),
      payment('oxidinvoice'),
    ],
    [
      'the first payment where the default is not offered',
      [
        ...parcelKnown,
        asked('payment', 3, 'b parcel'),
        answered('payment', 3, offer('cash', 'prepaid')),
      ],
      chosen('parcel', null),
      payment('cash'),
    ],
    ['no payment when one is chosen', parcelKnown, chosen('parcel', 'prepaid'), null],
    [
      'no payment for a delivery that is being left',
      [...parcelKnown, wished('delivery', 3, 'pickup')],
      chosen('parcel', null),
      null,
    ],
    ['no payment of the old delivery’s list', parcelKnown, chosen('pickup', null), null],
    [
      'no payment over the one just wished',
      [...parcelKnown, wished('payment', 3, 'prepaid')],
      chosen('parcel', null),
      null,
    ],
    [
      'no payment over the one wished while the shop was asked again',
      [
        ...parcelKnown,
        asked('payment', 3, 'b parcel'),
        wished('payment', 4, 'prepaid'),
        answered('payment', 3, ofParcel),
      ],
      chosen('parcel', null),
      null,
    ],
    [
      'no payment after a refusal',
      [...parcelKnown, wished('payment', 3, 'prepaid'), carriedOut('payment', 3, 'No')],
      chosen('parcel', null),
      null,
    ],
  ])('%s', (_rule, events, ways, expected) => {
    expect(missingChoice(after(...events), ways)).toEqual(expected);
  });
});
