import { describe, expect, it } from 'vitest';
import type { ChosenWays, PaymentChoiceEvent } from './payment-choice';
import { shownChoices } from './shown-choices';
import {
  after,
  answered,
  asked,
  carriedOut,
  chosen,
  methods,
  ofParcel,
  ofPickup,
  offer,
  parcelKnown,
  parcelPaid,
  wished,
} from './test-payment-choice';

describe('the list of payments', () => {
  const pickupWished = [...parcelPaid, wished('delivery', 4, 'pickup')];
  const pickupSettled = [
    ...pickupWished,
    carriedOut('delivery', 4),
    asked('payment', 5, 'b pickup'),
  ];

  it.each<[string, PaymentChoiceEvent[], ChosenWays, string[] | null]>([
    ['is unknown before the shop answers', parcelKnown.slice(0, 3), chosen('parcel', null), null],
    [
      'is the shop’s for this delivery',
      parcelKnown,
      chosen('parcel', null),
      ['prepaid', 'oxidpaypal'],
    ],
    ['is gone once another delivery is wished', pickupWished, chosen('parcel', 'oxidpaypal'), null],
    ['is gone until the new delivery’s is known', pickupSettled, chosen('pickup', null), null],
    [
      'is the new delivery’s',
      [...pickupSettled, answered('payment', 5, ofPickup)],
      chosen('pickup', null),
      ['cash', 'oxidpaypal'],
    ],
    [
      'never is a late answer for the old delivery',
      [
        ...parcelKnown.slice(0, 3),
        asked('payment', 5, 'b pickup'),
        answered('payment', 2, ofParcel),
      ],
      chosen('pickup', null),
      null,
    ],
    [
      'does not go back to a late answer',
      [...pickupSettled, answered('payment', 5, ofPickup), answered('payment', 2, ofParcel)],
      chosen('pickup', null),
      ['cash', 'oxidpaypal'],
    ],
    [
      'is only the last answer’s when a delivery is chosen again',
      [...pickupSettled, asked('payment', 6, 'b parcel'), answered('payment', 2, ofParcel)],
      chosen('parcel', null),
      null,
    ],
    [
      'comes back when the shop refuses the other delivery',
      [...pickupWished, carriedOut('delivery', 4, 'No')],
      chosen('parcel', 'oxidpaypal'),
      ['prepaid', 'oxidpaypal'],
    ],
    ['is not another basket’s', parcelKnown, { ...chosen('parcel', null), basketId: 'c' }, null],
    [
      'begins with the invoice for who may pay so',
      [asked('payment', 1, 'b parcel'), answered('payment', 1, offer('prepaid', 'oxidinvoice'))],
      chosen('parcel', null),
      ['oxidinvoice', 'prepaid'],
    ],
  ])('%s', (_rule, events, ways, expected) => {
    const { payments } = shownChoices(after(...events), ways);
    expect(payments && payments.map(({ id }) => id)).toEqual(expected);
  });
});

describe('what is shown as chosen', () => {
  it.each<[string, PaymentChoiceEvent[], ChosenWays, [string | null, string | null]]>([
    ['what the shop has', parcelKnown, chosen('parcel', 'prepaid'), ['parcel', 'prepaid']],
    [
      'the wish at once',
      [...parcelKnown, wished('payment', 3, 'prepaid')],
      chosen('parcel', 'oxidpaypal'),
      ['parcel', 'prepaid'],
    ],
    [
      'the later of two wishes, whatever the first comes to',
      [
        wished('delivery', 1, 'pickup'),
        wished('delivery', 2, 'parcel'),
        carriedOut('delivery', 1, 'No'),
      ],
      chosen(null, null),
      ['parcel', null],
    ],
    [
      'the shop’s again after a refusal',
      [wished('delivery', 1, 'pickup'), carriedOut('delivery', 1, 'No')],
      chosen('parcel', 'prepaid'),
      ['parcel', 'prepaid'],
    ],
    [
      'no payment on its way once another delivery is wished',
      [wished('payment', 1, 'prepaid'), wished('delivery', 2, 'pickup')],
      chosen('parcel', null),
      ['pickup', null],
    ],
  ])('%s', (_rule, events, ways, expected) => {
    const { deliveryId, paymentId } = shownChoices(after(...events), ways);
    expect([deliveryId, paymentId]).toEqual(expected);
  });
});

describe('what went wrong', () => {
  const refused = { kind: 'refused', message: 'No' } as const;
  const unreachable = { kind: 'unreachable' } as const;

  it.each<[string, PaymentChoiceEvent[], string | null, boolean]>([
    [
      'a refused question',
      [asked('payment', 1, 'b p'), answered('payment', 1, refused)],
      'No',
      false,
    ],
    ['a refused wish', [wished('delivery', 1, 'p'), carriedOut('delivery', 1, 'No')], 'No', false],
    [
      'not the refusal before the next wish',
      [wished('delivery', 1, 'p'), carriedOut('delivery', 1, 'No'), wished('delivery', 2, 'q')],
      null,
      false,
    ],
    [
      'not a refusal that comes too late',
      [asked('payment', 1, 'b p'), asked('payment', 2, 'b q'), answered('payment', 1, refused)],
      null,
      false,
    ],
    ['silence', [asked('delivery', 1, 'b'), answered('delivery', 1, unreachable)], null, true],
    [
      'silence until there is an answer',
      [
        asked('delivery', 1, 'b'),
        answered('delivery', 1, unreachable),
        { type: 'retried' },
        asked('delivery', 2, 'b'),
      ],
      null,
      true,
    ],
    [
      'nothing once there is one',
      [
        asked('delivery', 1, 'b'),
        answered('delivery', 1, unreachable),
        { type: 'retried' },
        asked('delivery', 2, 'b'),
        answered('delivery', 2, methods),
      ],
      null,
      false,
    ],
    [
      'nothing of a session that ended',
      [asked('delivery', 1, 'b'), answered('delivery', 1, { kind: 'sessionEnded' })],
      null,
      false,
    ],
  ])('%s', (_rule, events, problem, isBroken) => {
    const state = after(...events);
    expect(state.problem).toBe(problem);
    expect(state.delivery.isBroken || state.payment.isBroken).toBe(isBroken);
  });
});
