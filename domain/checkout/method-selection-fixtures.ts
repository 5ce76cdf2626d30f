import {
  type CheckoutMethodOption,
  type SelectedMethods,
  initialMethodSelection,
  type MethodSelectionEvent,
  reduceMethodSelection,
} from './method-selection';

/** A method with its gross cost in cents. */
export const createMethod = (id: string, costCents = 0): CheckoutMethodOption => ({
  id,
  title: id,
  description: '',
  costCents,
});
export const createMethodsResult = (...ids: string[]) => ({
  kind: 'done' as const,
  value: ids.map((id) => createMethod(id)),
});

export const deliveryMethodsResult = createMethodsResult('parcel', 'pickup');
export const parcelPaymentsResult = createMethodsResult('prepaid', 'oxidpaypal');
export const pickupPaymentsResult = createMethodsResult('cash', 'oxidpaypal');

export const createRequestedEvent = (
  part: 'delivery' | 'payment',
  number: number,
  subject: string,
) => ({ type: 'requested', part, number, subject }) as const;
export const createRespondedEvent = (
  part: 'delivery' | 'payment',
  number: number,
  answer: Extract<MethodSelectionEvent, { type: 'responded' }>['answer'],
) => ({ type: 'responded', part, number, answer }) as const;
export const createSelectedEvent = (part: 'delivery' | 'payment', number: number, id: string) =>
  ({ type: 'selected', part, number, id }) as const;
export const createProcessedEvent = (
  part: 'delivery' | 'payment',
  number: number,
  problem: string | null = null,
) => ({ type: 'processed', part, number, problem }) as const;

export const createSelectedMethods = (
  deliveryId: string | null,
  paymentId: string | null,
): SelectedMethods => ({
  basketId: 'b',
  deliveryId,
  paymentId,
});

export const applyEvents = (...events: MethodSelectionEvent[]) =>
  events.reduce(reduceMethodSelection, initialMethodSelection);

/** Events that lead to the state with parcel delivery selected and its payment methods loaded. */
export const parcelLoadedEvents = [
  createRequestedEvent('delivery', 1, 'b'),
  createRespondedEvent('delivery', 1, deliveryMethodsResult),
  createRequestedEvent('payment', 2, 'b parcel'),
  createRespondedEvent('payment', 2, parcelPaymentsResult),
];
export const parcelPaymentSelectedEvents = [
  ...parcelLoadedEvents,
  createSelectedEvent('payment', 3, 'oxidpaypal'),
  createProcessedEvent('payment', 3),
];
