import {
  type Choice,
  type ChosenWays,
  initialPaymentChoice,
  type PaymentChoiceEvent,
  reducePaymentChoice,
} from './payment-choice';

const way = (id: string): Choice => ({ id, title: id, description: '', costCents: 0 });
export const offer = (...ids: string[]) => ({ kind: 'done' as const, value: ids.map(way) });

export const methods = offer('parcel', 'pickup');
export const ofParcel = offer('prepaid', 'oxidpaypal');
export const ofPickup = offer('cash', 'oxidpaypal');

export const asked = (part: 'delivery' | 'payment', number: number, subject: string) =>
  ({ type: 'asked', part, number, subject }) as const;
export const answered = (
  part: 'delivery' | 'payment',
  number: number,
  answer: Extract<PaymentChoiceEvent, { type: 'answered' }>['answer'],
) => ({ type: 'answered', part, number, answer }) as const;
export const wished = (part: 'delivery' | 'payment', number: number, id: string) =>
  ({ type: 'wished', part, number, id }) as const;
export const carriedOut = (
  part: 'delivery' | 'payment',
  number: number,
  problem: string | null = null,
) => ({ type: 'carriedOut', part, number, problem }) as const;

export const chosen = (deliveryId: string | null, paymentId: string | null): ChosenWays => ({
  basketId: 'b',
  deliveryId,
  paymentId,
});

export const after = (...events: PaymentChoiceEvent[]) =>
  events.reduce(reducePaymentChoice, initialPaymentChoice);

/** The step as it stands when delivery by parcel is chosen and its payments are known. */
export const parcelKnown = [
  asked('delivery', 1, 'b'),
  answered('delivery', 1, methods),
  asked('payment', 2, 'b parcel'),
  answered('payment', 2, ofParcel),
];
export const parcelPaid = [
  ...parcelKnown,
  wished('payment', 3, 'oxidpaypal'),
  carriedOut('payment', 3),
];
