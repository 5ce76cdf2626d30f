import { invoicePaymentId } from '../b2b/credit';
import {
  type Choice,
  type ChoicePart,
  type ChosenWays,
  type PaymentChoiceState,
  subjectOf,
} from './payment-choice';

/** The payment the shop offers first (Spec §7, basketSetPayment). */
const defaultPaymentId = 'oxidpaypal';

export type ShownChoices = {
  /** Null until the shop has answered for this very basket. */
  deliveryMethods: readonly Choice[] | null;
  /** Null until the shop has answered for this very basket and delivery. */
  payments: readonly Choice[] | null;
  deliveryId: string | null;
  paymentId: string | null;
};

/** What can be chosen, and what is: the shopper's wish before the shop's state. A list for another delivery is never shown. */
export function shownChoices(
  { delivery, payment }: PaymentChoiceState,
  chosen: ChosenWays,
): ShownChoices {
  const { basketId } = chosen;
  const deliveryId = delivery.wish?.id ?? chosen.deliveryId;
  const isOf = (subject: string, id?: string | null) =>
    basketId !== null && subject === subjectOf(basketId, id);
  return {
    deliveryMethods: isOf(delivery.subject) ? delivery.choices : null,
    payments: isOf(payment.subject, deliveryId) ? payment.choices : null,
    deliveryId,
    paymentId: payment.wish?.id ?? chosen.paymentId,
  };
}

/**
 * True once what can be chosen is there as a whole, or the shop has said why it is not: what stands below the choices does not move
 * away under a pointer any more.
 */
export function areChoicesKnown(state: PaymentChoiceState, chosen: ChosenWays): boolean {
  const { deliveryMethods, payments } = shownChoices(state, chosen);
  if (state.problem !== null) return true;
  return deliveryMethods !== null && (deliveryMethods.length === 0 || payments !== null);
}

/**
 * What has to be chosen for the shopper so that the sum is complete: the first way of delivery when none that is offered is chosen,
 * then the shop's default payment. Null while they choose themselves, and after a refusal.
 */
export function missingChoice(
  state: PaymentChoiceState,
  chosen: ChosenWays,
): { part: ChoicePart; id: string } | null {
  const { deliveryMethods, payments } = shownChoices(state, chosen);
  const [first] = deliveryMethods ?? [];
  const isOffered = deliveryMethods?.some(({ id }) => id === chosen.deliveryId);
  if (first && state.delivery.isOpen && !isOffered) return { part: 'delivery', id: first.id };
  const isComing = state.delivery.wish !== null || chosen.paymentId !== null;
  const payment = payments && state.payment.isOpen && !isComing ? defaultOf(payments) : undefined;
  return payment ? { part: 'payment', id: payment.id } : null;
}

function defaultOf(payments: readonly Choice[]): Choice | undefined {
  const byId = (wanted: string) => payments.find(({ id }) => id === wanted);
  return byId(invoicePaymentId) ?? byId(defaultPaymentId) ?? payments[0];
}
