import { describe, expect, it } from 'vitest';
import {
  type SelectedMethods,
  type MethodSelectionEvent,
  getVisibleMethods,
  findMissingMethod,
} from './method-selection';
import {
  applyEvents,
  createReceivedEvent,
  createRequestedEvent,
  createAppliedEvent,
  createSelectedMethods,
  deliveryMethodsResult,
  parcelPaymentsResult,
  pickupPaymentsResult,
  createMethodsResult,
  parcelLoadedEvents,
  parcelPaidEvents,
  createSelectedEvent,
} from './method-selection-fixtures';

describe('payment methods', () => {
  describe('visible payment methods', () => {
    const pickupEvents = [...parcelPaidEvents, createSelectedEvent('delivery', 4, 'pickup')];
    const pickupSettled = [
      ...pickupEvents,
      createAppliedEvent('delivery', 4),
      createRequestedEvent('payment', 5, 'b pickup'),
    ];

    it.each<[string, MethodSelectionEvent[], SelectedMethods, string[] | null]>([
      [
        'is unknown before the shop answers',
        parcelLoadedEvents.slice(0, 3),
        createSelectedMethods('parcel', null),
        null,
      ],
      [
        'is the shop’s for this delivery',
        parcelLoadedEvents,
        createSelectedMethods('parcel', null),
        ['prepaid', 'oxidpaypal'],
      ],
      [
        'is gone once another delivery is wished',
        pickupEvents,
        createSelectedMethods('parcel', 'oxidpaypal'),
        null,
      ],
      [
        'is gone until the new delivery’s is known',
        pickupSettled,
        createSelectedMethods('pickup', null),
        null,
      ],
      [
        'is the new delivery’s',
        [...pickupSettled, createReceivedEvent('payment', 5, pickupPaymentsResult)],
        createSelectedMethods('pickup', null),
        ['cash', 'oxidpaypal'],
      ],
      [
        'never is a late answer for the old delivery',
        [
          ...parcelLoadedEvents.slice(0, 3),
          createRequestedEvent('payment', 5, 'b pickup'),
          createReceivedEvent('payment', 2, parcelPaymentsResult),
        ],
        createSelectedMethods('pickup', null),
        null,
      ],
      [
        'does not go back to a late answer',
        [
          ...pickupSettled,
          createReceivedEvent('payment', 5, pickupPaymentsResult),
          createReceivedEvent('payment', 2, parcelPaymentsResult),
        ],
        createSelectedMethods('pickup', null),
        ['cash', 'oxidpaypal'],
      ],
      [
        'is only the last answer’s when a delivery is chosen again',
        [
          ...pickupSettled,
          createRequestedEvent('payment', 6, 'b parcel'),
          createReceivedEvent('payment', 2, parcelPaymentsResult),
        ],
        createSelectedMethods('parcel', null),
        null,
      ],
      [
        'comes back when the shop refuses the other delivery',
        [...pickupEvents, createAppliedEvent('delivery', 4, 'No')],
        createSelectedMethods('parcel', 'oxidpaypal'),
        ['prepaid', 'oxidpaypal'],
      ],
      [
        'is not another basket’s',
        parcelLoadedEvents,
        { ...createSelectedMethods('parcel', null), basketId: 'c' },
        null,
      ],
      [
        'begins with the invoice for who may pay so',
        [
          createRequestedEvent('payment', 1, 'b parcel'),
          createReceivedEvent('payment', 1, createMethodsResult('prepaid', 'oxidinvoice')),
        ],
        createSelectedMethods('parcel', null),
        ['oxidinvoice', 'prepaid'],
      ],
    ])('%s', (_rule, events, ways, expected) => {
      const { payments } = getVisibleMethods(applyEvents(...events), ways);
      expect(payments && payments.map(({ id }) => id)).toEqual(expected);
    });
  });

  describe('displayed selection', () => {
    it.each<[string, MethodSelectionEvent[], SelectedMethods, [string | null, string | null]]>([
      [
        'what the shop has',
        parcelLoadedEvents,
        createSelectedMethods('parcel', 'prepaid'),
        ['parcel', 'prepaid'],
      ],
      [
        'the wish at once',
        [...parcelLoadedEvents, createSelectedEvent('payment', 3, 'prepaid')],
        createSelectedMethods('parcel', 'oxidpaypal'),
        ['parcel', 'prepaid'],
      ],
      [
        'the later of two wishes, whatever the first comes to',
        [
          createSelectedEvent('delivery', 1, 'pickup'),
          createSelectedEvent('delivery', 2, 'parcel'),
          createAppliedEvent('delivery', 1, 'No'),
        ],
        createSelectedMethods(null, null),
        ['parcel', null],
      ],
      [
        'the shop’s again after a refusal',
        [createSelectedEvent('delivery', 1, 'pickup'), createAppliedEvent('delivery', 1, 'No')],
        createSelectedMethods('parcel', 'prepaid'),
        ['parcel', 'prepaid'],
      ],
      [
        'no payment on its way once another delivery is wished',
        [
          createSelectedEvent('payment', 1, 'prepaid'),
          createSelectedEvent('delivery', 2, 'pickup'),
        ],
        createSelectedMethods('parcel', null),
        ['pickup', null],
      ],
    ])('%s', (_rule, events, ways, expected) => {
      const { deliveryId, paymentId } = getVisibleMethods(applyEvents(...events), ways);
      expect([deliveryId, paymentId]).toEqual(expected);
    });
  });

  describe('errors', () => {
    const rejection = { kind: 'refused', message: 'No' } as const;
    const unreachable = { kind: 'unreachable' } as const;

    it.each<[string, MethodSelectionEvent[], string | null, boolean]>([
      [
        'a refused question',
        [createRequestedEvent('payment', 1, 'b p'), createReceivedEvent('payment', 1, rejection)],
        'No',
        false,
      ],
      [
        'a refused wish',
        [createSelectedEvent('delivery', 1, 'p'), createAppliedEvent('delivery', 1, 'No')],
        'No',
        false,
      ],
      [
        'not the refusal before the next wish',
        [
          createSelectedEvent('delivery', 1, 'p'),
          createAppliedEvent('delivery', 1, 'No'),
          createSelectedEvent('delivery', 2, 'q'),
        ],
        null,
        false,
      ],
      [
        'not a refusal that comes too late',
        [
          createRequestedEvent('payment', 1, 'b p'),
          createRequestedEvent('payment', 2, 'b q'),
          createReceivedEvent('payment', 1, rejection),
        ],
        null,
        false,
      ],
      [
        'silence',
        [createRequestedEvent('delivery', 1, 'b'), createReceivedEvent('delivery', 1, unreachable)],
        null,
        true,
      ],
      [
        'silence until there is an answer',
        [
          createRequestedEvent('delivery', 1, 'b'),
          createReceivedEvent('delivery', 1, unreachable),
          { type: 'retried' },
          createRequestedEvent('delivery', 2, 'b'),
        ],
        null,
        true,
      ],
      [
        'nothing once there is one',
        [
          createRequestedEvent('delivery', 1, 'b'),
          createReceivedEvent('delivery', 1, unreachable),
          { type: 'retried' },
          createRequestedEvent('delivery', 2, 'b'),
          createReceivedEvent('delivery', 2, deliveryMethodsResult),
        ],
        null,
        false,
      ],
      [
        'nothing of a session that ended',
        [
          createRequestedEvent('delivery', 1, 'b'),
          createReceivedEvent('delivery', 1, { kind: 'sessionEnded' }),
        ],
        null,
        false,
      ],
    ])('%s', (_rule, events, problem, isBroken) => {
      const state = applyEvents(...events);
      expect(state.problem).toBe(problem);
      expect(state.delivery.isBroken || state.payment.isBroken).toBe(isBroken);
    });
  });
});

describe('visible methods', () => {
  describe('automatic selection', () => {
    const delivery = (id: string) => ({ part: 'delivery', id });
    const payment = (id: string) => ({ part: 'payment', id });
    const onlyMethods = parcelLoadedEvents.slice(0, 2);

    it.each<[string, MethodSelectionEvent[], SelectedMethods, { part: string; id: string } | null]>(
      [
        [
          'nothing before the shop answers',
          [createRequestedEvent('delivery', 1, 'b')],
          createSelectedMethods(null, null),
          null,
        ],
        [
          'the first way of delivery',
          onlyMethods,
          createSelectedMethods(null, null),
          delivery('parcel'),
        ],
        [
          'it, too, when the chosen one is gone',
          onlyMethods,
          createSelectedMethods('drone', 'x'),
          delivery('parcel'),
        ],
        [
          'no delivery when one is chosen',
          onlyMethods,
          createSelectedMethods('pickup', null),
          null,
        ],
        [
          'no delivery twice',
          [...onlyMethods, createSelectedEvent('delivery', 3, 'parcel')],
          createSelectedMethods(null, null),
          null,
        ],
        [
          'no delivery that was refused',
          [
            ...onlyMethods,
            createSelectedEvent('delivery', 3, 'parcel'),
            createAppliedEvent('delivery', 3, 'No'),
          ],
          createSelectedMethods(null, null),
          null,
        ],
        [
          'no delivery of an empty offer',
          [
            createRequestedEvent('delivery', 1, 'b'),
            createReceivedEvent('delivery', 1, createMethodsResult()),
          ],
          createSelectedMethods(null, null),
          null,
        ],
        [
          'the default payment',
          parcelLoadedEvents,
          createSelectedMethods('parcel', null),
          payment('oxidpaypal'),
        ],
        [
          'the invoice before the default',
          [
            ...parcelLoadedEvents,
            createRequestedEvent('payment', 3, 'b parcel'),
            createReceivedEvent('payment', 3, createMethodsResult('oxidpaypal', 'oxidinvoice')),
          ],
          createSelectedMethods('parcel', null),
          payment('oxidinvoice'),
        ],
        [
          'the first payment where the default is not offered',
          [
            ...parcelLoadedEvents,
            createRequestedEvent('payment', 3, 'b parcel'),
            createReceivedEvent('payment', 3, createMethodsResult('cash', 'prepaid')),
          ],
          createSelectedMethods('parcel', null),
          payment('cash'),
        ],
        [
          'no payment when one is chosen',
          parcelLoadedEvents,
          createSelectedMethods('parcel', 'prepaid'),
          null,
        ],
        [
          'no payment for a delivery that is being left',
          [...parcelLoadedEvents, createSelectedEvent('delivery', 3, 'pickup')],
          createSelectedMethods('parcel', null),
          null,
        ],
        [
          'no payment of the old delivery’s list',
          parcelLoadedEvents,
          createSelectedMethods('pickup', null),
          null,
        ],
        [
          'no payment over the one just wished',
          [...parcelLoadedEvents, createSelectedEvent('payment', 3, 'prepaid')],
          createSelectedMethods('parcel', null),
          null,
        ],
        [
          'no payment over the one wished while the shop was asked again',
          [
            ...parcelLoadedEvents,
            createRequestedEvent('payment', 3, 'b parcel'),
            createSelectedEvent('payment', 4, 'prepaid'),
            createReceivedEvent('payment', 3, parcelPaymentsResult),
          ],
          createSelectedMethods('parcel', null),
          null,
        ],
        [
          'no payment after a refusal',
          [
            ...parcelLoadedEvents,
            createSelectedEvent('payment', 3, 'prepaid'),
            createAppliedEvent('payment', 3, 'No'),
          ],
          createSelectedMethods('parcel', null),
          null,
        ],
      ],
    )('%s', (_rule, events, ways, expected) => {
      expect(findMissingMethod(applyEvents(...events), ways)).toEqual(expected);
    });
  });
});
