import { describe, expect, it } from 'vitest';
import {
  type SelectedMethods,
  type MethodSelectionEvent,
  getVisibleMethods,
  findMissingMethod,
} from './method-selection';
import {
  applyEvents,
  createRespondedEvent,
  createRequestedEvent,
  createProcessedEvent,
  createSelectedMethods,
  deliveryMethodsResult,
  parcelPaymentsResult,
  pickupPaymentsResult,
  createMethod,
  createMethodsResult,
  parcelLoadedEvents,
  parcelPaymentSelectedEvents,
  createSelectedEvent,
} from './method-selection-fixtures';

describe('payment methods', () => {
  describe('visible payment methods', () => {
    const pickupEvents = [
      ...parcelPaymentSelectedEvents,
      createSelectedEvent('delivery', 4, 'pickup'),
    ];
    const pickupSettled = [
      ...pickupEvents,
      createProcessedEvent('delivery', 4),
      createRequestedEvent('payment', 5, 'b pickup'),
    ];

    it.each<[string, MethodSelectionEvent[], SelectedMethods, string[] | null]>([
      [
        'are unknown before the response arrives',
        parcelLoadedEvents.slice(0, 3),
        createSelectedMethods('parcel', null),
        null,
      ],
      [
        'are those of the selected delivery method',
        parcelLoadedEvents,
        createSelectedMethods('parcel', null),
        ['prepaid', 'oxidpaypal'],
      ],
      [
        'are cleared when another delivery method is selected',
        pickupEvents,
        createSelectedMethods('parcel', 'oxidpaypal'),
        null,
      ],
      [
        'stay cleared until those of the new delivery method arrive',
        pickupSettled,
        createSelectedMethods('pickup', null),
        null,
      ],
      [
        'are those of the new delivery method',
        [...pickupSettled, createRespondedEvent('payment', 5, pickupPaymentsResult)],
        createSelectedMethods('pickup', null),
        ['cash', 'oxidpaypal'],
      ],
      [
        'ignore a late response for the previous delivery method',
        [
          ...parcelLoadedEvents.slice(0, 3),
          createRequestedEvent('payment', 5, 'b pickup'),
          createRespondedEvent('payment', 2, parcelPaymentsResult),
        ],
        createSelectedMethods('pickup', null),
        null,
      ],
      [
        'are not replaced by a late response',
        [
          ...pickupSettled,
          createRespondedEvent('payment', 5, pickupPaymentsResult),
          createRespondedEvent('payment', 2, parcelPaymentsResult),
        ],
        createSelectedMethods('pickup', null),
        ['cash', 'oxidpaypal'],
      ],
      [
        'are those of the last response when a delivery method is selected again',
        [
          ...pickupSettled,
          createRequestedEvent('payment', 6, 'b parcel'),
          createRespondedEvent('payment', 2, parcelPaymentsResult),
        ],
        createSelectedMethods('parcel', null),
        null,
      ],
      [
        'return when the shop rejects the other delivery method',
        [...pickupEvents, createProcessedEvent('delivery', 4, 'No')],
        createSelectedMethods('parcel', 'oxidpaypal'),
        ['prepaid', 'oxidpaypal'],
      ],
      [
        'do not come from another basket',
        parcelLoadedEvents,
        { ...createSelectedMethods('parcel', null), basketId: 'c' },
        null,
      ],
      [
        'start with the invoice if it is allowed',
        [
          createRequestedEvent('payment', 1, 'b parcel'),
          createRespondedEvent('payment', 1, createMethodsResult('prepaid', 'oxidinvoice')),
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
        'shows the stored methods',
        parcelLoadedEvents,
        createSelectedMethods('parcel', 'prepaid'),
        ['parcel', 'prepaid'],
      ],
      [
        'shows a selection immediately',
        [...parcelLoadedEvents, createSelectedEvent('payment', 3, 'prepaid')],
        createSelectedMethods('parcel', 'oxidpaypal'),
        ['parcel', 'prepaid'],
      ],
      [
        'shows the later of two selections',
        [
          createSelectedEvent('delivery', 1, 'pickup'),
          createSelectedEvent('delivery', 2, 'parcel'),
          createProcessedEvent('delivery', 1, 'No'),
        ],
        createSelectedMethods(null, null),
        ['parcel', null],
      ],
      [
        'shows the stored methods after a rejection',
        [createSelectedEvent('delivery', 1, 'pickup'), createProcessedEvent('delivery', 1, 'No')],
        createSelectedMethods('parcel', 'prepaid'),
        ['parcel', 'prepaid'],
      ],
      [
        'drops a pending payment selection when another delivery method is selected',
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
    const rejection = { kind: 'rejected', message: 'No' } as const;
    const unreachable = { kind: 'unreachable' } as const;

    it.each<[string, MethodSelectionEvent[], string | null, boolean]>([
      [
        'shows a rejected request',
        [createRequestedEvent('payment', 1, 'b p'), createRespondedEvent('payment', 1, rejection)],
        'No',
        false,
      ],
      [
        'shows a rejected selection',
        [createSelectedEvent('delivery', 1, 'p'), createProcessedEvent('delivery', 1, 'No')],
        'No',
        false,
      ],
      [
        'clears a rejection on the next selection',
        [
          createSelectedEvent('delivery', 1, 'p'),
          createProcessedEvent('delivery', 1, 'No'),
          createSelectedEvent('delivery', 2, 'q'),
        ],
        null,
        false,
      ],
      [
        'ignores a late rejection',
        [
          createRequestedEvent('payment', 1, 'b p'),
          createRequestedEvent('payment', 2, 'b q'),
          createRespondedEvent('payment', 1, rejection),
        ],
        null,
        false,
      ],
      [
        'reports an unavailable service',
        [
          createRequestedEvent('delivery', 1, 'b'),
          createRespondedEvent('delivery', 1, unreachable),
        ],
        null,
        true,
      ],
      [
        'reports an unavailable service until the next response',
        [
          createRequestedEvent('delivery', 1, 'b'),
          createRespondedEvent('delivery', 1, unreachable),
          { type: 'retried' },
          createRequestedEvent('delivery', 2, 'b'),
        ],
        null,
        true,
      ],
      [
        'clears the error on the next response',
        [
          createRequestedEvent('delivery', 1, 'b'),
          createRespondedEvent('delivery', 1, unreachable),
          { type: 'retried' },
          createRequestedEvent('delivery', 2, 'b'),
          createRespondedEvent('delivery', 2, deliveryMethodsResult),
        ],
        null,
        false,
      ],
      [
        'ignores an ended session',
        [
          createRequestedEvent('delivery', 1, 'b'),
          createRespondedEvent('delivery', 1, { kind: 'sessionEnded' }),
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
          'selects nothing before the response arrives',
          [createRequestedEvent('delivery', 1, 'b')],
          createSelectedMethods(null, null),
          null,
        ],
        [
          'selects the first delivery method',
          onlyMethods,
          createSelectedMethods(null, null),
          delivery('parcel'),
        ],
        [
          'selects the first delivery method if the selected one is no longer offered',
          onlyMethods,
          createSelectedMethods('drone', 'x'),
          delivery('parcel'),
        ],
        [
          'selects no delivery method if one is selected',
          onlyMethods,
          createSelectedMethods('pickup', null),
          null,
        ],
        [
          'does not repeat the selection of a delivery method',
          [...onlyMethods, createSelectedEvent('delivery', 3, 'parcel')],
          createSelectedMethods(null, null),
          null,
        ],
        [
          'does not select a rejected delivery method again',
          [
            ...onlyMethods,
            createSelectedEvent('delivery', 3, 'parcel'),
            createProcessedEvent('delivery', 3, 'No'),
          ],
          createSelectedMethods(null, null),
          null,
        ],
        [
          'selects no delivery method if none is offered',
          [
            createRequestedEvent('delivery', 1, 'b'),
            createRespondedEvent('delivery', 1, createMethodsResult()),
          ],
          createSelectedMethods(null, null),
          null,
        ],
        [
          'selects the default payment method',
          parcelLoadedEvents,
          createSelectedMethods('parcel', null),
          payment('oxidpaypal'),
        ],
        [
          'prefers the invoice to the default payment method',
          [
            ...parcelLoadedEvents,
            createRequestedEvent('payment', 3, 'b parcel'),
            createRespondedEvent('payment', 3, createMethodsResult('oxidpaypal', 'oxidinvoice')),
          ],
          createSelectedMethods('parcel', null),
          payment('oxidinvoice'),
        ],
        [
          'selects the first payment method if the default is not offered',
          [
            ...parcelLoadedEvents,
            createRequestedEvent('payment', 3, 'b parcel'),
            createRespondedEvent('payment', 3, createMethodsResult('cash', 'prepaid')),
          ],
          createSelectedMethods('parcel', null),
          payment('cash'),
        ],
        [
          'selects no payment method that costs extra',
          [
            ...parcelLoadedEvents,
            createRequestedEvent('payment', 3, 'b parcel'),
            createRespondedEvent('payment', 3, {
              kind: 'done',
              value: [createMethod('oxidcashondel', 750), createMethod('prepaid')],
            }),
          ],
          createSelectedMethods('parcel', null),
          payment('prepaid'),
        ],
        [
          'selects no payment method if all cost extra',
          [
            ...parcelLoadedEvents,
            createRequestedEvent('payment', 3, 'b parcel'),
            createRespondedEvent('payment', 3, {
              kind: 'done',
              value: [createMethod('oxidpaypal', 100), createMethod('oxidcashondel', 750)],
            }),
          ],
          createSelectedMethods('parcel', null),
          null,
        ],
        [
          'selects no payment method if one is selected',
          parcelLoadedEvents,
          createSelectedMethods('parcel', 'prepaid'),
          null,
        ],
        [
          'selects no payment method while the delivery method changes',
          [...parcelLoadedEvents, createSelectedEvent('delivery', 3, 'pickup')],
          createSelectedMethods('parcel', null),
          null,
        ],
        [
          'selects no payment method of the previous delivery method',
          parcelLoadedEvents,
          createSelectedMethods('pickup', null),
          null,
        ],
        [
          'does not override a pending payment selection',
          [...parcelLoadedEvents, createSelectedEvent('payment', 3, 'prepaid')],
          createSelectedMethods('parcel', null),
          null,
        ],
        [
          'does not override a payment selection made during a reload',
          [
            ...parcelLoadedEvents,
            createRequestedEvent('payment', 3, 'b parcel'),
            createSelectedEvent('payment', 4, 'prepaid'),
            createRespondedEvent('payment', 3, parcelPaymentsResult),
          ],
          createSelectedMethods('parcel', null),
          null,
        ],
        [
          'selects no payment method after a rejection',
          [
            ...parcelLoadedEvents,
            createSelectedEvent('payment', 3, 'prepaid'),
            createProcessedEvent('payment', 3, 'No'),
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
