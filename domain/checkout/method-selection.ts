import { invoicePaymentId } from '@/domain/payment/payment-terms';

/** A way of delivery or payment that can be chosen, with its gross cost in cents. */
export type MethodOption = { id: string; title: string; description: string; costCents: number };

/** What the shop's basket has chosen by now; null for nothing. */
export type SelectedMethods = {
  basketId: string | null;
  deliveryId: string | null;
  paymentId: string | null;
};

export type MethodKind = 'delivery' | 'payment';

/** What the shop offers of one part. Questions and wishes bear rising numbers: what comes of an earlier one is late. */
type Offer = {
  requestNumber: number;
  /** What was asked about: a basket, or a basket as it is delivered. */
  subject: string;
  choices: readonly MethodOption[] | null;
  isBroken: boolean;
  /** True from an answer until something of it is wished: nobody has chosen yet. */
  isOpen: boolean;
  selection: { number: number; id: string } | null;
};

export type MethodSelectionState = Record<MethodKind, Offer> & {
  /** The shop's last refusal. */
  problem: string | null;
  /** Counts the shopper's tries. */
  attempt: number;
};

type OfferAnswer =
  | { kind: 'done'; value: readonly MethodOption[] }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'sessionEnded' };

export type MethodSelectionEvent =
  | { type: 'asked'; part: MethodKind; number: number; subject: string }
  | { type: 'answered'; part: MethodKind; number: number; answer: OfferAnswer }
  | { type: 'wished'; part: MethodKind; number: number; id: string }
  /** The wish is settled; `problem` is why the shop refused it. */
  | { type: 'carriedOut'; part: MethodKind; number: number; problem: string | null }
  | { type: 'retried' };

const nothingAsked: Offer = {
  requestNumber: 0,
  subject: '',
  choices: null,
  isBroken: false,
  isOpen: false,
  selection: null,
};

export const initialMethodSelection: MethodSelectionState = {
  delivery: nothingAsked,
  payment: nothingAsked,
  problem: null,
  attempt: 0,
};

/** What the shop is asked about: payments depend on the delivery, and a list is good for its own subject alone. */
export function buildSubjectKey(basketId: string, deliveryId?: string | null): string {
  return deliveryId ? `${basketId} ${deliveryId}` : basketId;
}

/** The state after an event. Answers and outcomes that come after a later question or wish change nothing. */
export function reduceMethodSelection(
  state: MethodSelectionState,
  event: MethodSelectionEvent,
): MethodSelectionState {
  if (event.type === 'retried') return { ...state, problem: null, attempt: state.attempt + 1 };
  const { part, number } = event;
  const offer = state[part];
  switch (event.type) {
    case 'asked': {
      const choices = offer.subject === event.subject ? offer.choices : null;
      const { subject } = event;
      return {
        ...state,
        [part]: { ...offer, requestNumber: number, subject, choices, isOpen: false },
      };
    }
    case 'answered':
      return offer.requestNumber === number ? answered(state, part, event.answer) : state;
    case 'wished': {
      const selection = { number, id: event.id };
      const selected = { ...state, problem: null, [part]: { ...offer, selection, isOpen: false } };
      // Another delivery resets the payment, and a payment that was on its way with it (Spec §4).
      return part === 'payment'
        ? selected
        : { ...selected, payment: { ...state.payment, selection: null } };
    }
    case 'carriedOut':
      return offer.selection?.number === number
        ? { ...state, problem: event.problem, [part]: { ...offer, selection: null } }
        : state;
  }
}

function answered(
  state: MethodSelectionState,
  part: MethodKind,
  answer: OfferAnswer,
): MethodSelectionState {
  const offer = state[part];
  switch (answer.kind) {
    case 'done': {
      const choices = part === 'payment' ? invoiceFirst(answer.value) : answer.value;
      const isOpen = offer.selection === null;
      return { ...state, [part]: { ...offer, choices, isOpen, isBroken: false } };
    }
    case 'refused':
      return { ...state, problem: answer.message, [part]: { ...offer, isBroken: false } };
    case 'unreachable':
      return { ...state, [part]: { ...offer, isBroken: true } };
    case 'sessionEnded':
      return state;
  }
}

/** Who may pay on invoice is offered that before everything else. */
function invoiceFirst(payments: readonly MethodOption[]): MethodOption[] {
  const isInvoice = ({ id }: MethodOption) => Number(id === invoicePaymentId);
  return [...payments].sort((a, b) => isInvoice(b) - isInvoice(a));
}

/** The payment the shop offers first (Spec §7, basketSetPayment). */
const defaultPaymentId = 'oxidpaypal';

export type VisibleMethods = {
  /** Null until the shop has answered for this very basket. */
  deliveryMethods: readonly MethodOption[] | null;
  /** Null until the shop has answered for this very basket and delivery. */
  payments: readonly MethodOption[] | null;
  deliveryId: string | null;
  paymentId: string | null;
};

/** What can be chosen, and what is: the shopper's wish before the shop's state. A list for another delivery is never shown. */
export function getVisibleMethods(
  { delivery, payment }: MethodSelectionState,
  chosen: SelectedMethods,
): VisibleMethods {
  const { basketId } = chosen;
  const deliveryId = delivery.selection?.id ?? chosen.deliveryId;
  const isOf = (subject: string, id?: string | null) =>
    basketId !== null && subject === buildSubjectKey(basketId, id);
  return {
    deliveryMethods: isOf(delivery.subject) ? delivery.choices : null,
    payments: isOf(payment.subject, deliveryId) ? payment.choices : null,
    deliveryId,
    paymentId: payment.selection?.id ?? chosen.paymentId,
  };
}

/**
 * True once what can be chosen is there as a whole, or the shop has said why it is not: what stands below the choices does not move
 * away under a pointer any more.
 */
export function hasLoadedMethods(state: MethodSelectionState, chosen: SelectedMethods): boolean {
  const { deliveryMethods, payments } = getVisibleMethods(state, chosen);
  if (state.problem !== null) return true;
  return deliveryMethods !== null && (deliveryMethods.length === 0 || payments !== null);
}

/**
 * What has to be chosen for the shopper so that the sum is complete: the first way of delivery when none that is offered is chosen,
 * then the shop's default payment. Null while they choose themselves, and after a refusal.
 */
export function findMissingMethod(
  state: MethodSelectionState,
  chosen: SelectedMethods,
): { part: MethodKind; id: string } | null {
  const { deliveryMethods, payments } = getVisibleMethods(state, chosen);
  const [first] = deliveryMethods ?? [];
  const isOffered = deliveryMethods?.some(({ id }) => id === chosen.deliveryId);
  if (first && state.delivery.isOpen && !isOffered) return { part: 'delivery', id: first.id };
  const isComing = state.delivery.selection !== null || chosen.paymentId !== null;
  const payment = payments && state.payment.isOpen && !isComing ? defaultOf(payments) : undefined;
  return payment ? { part: 'payment', id: payment.id } : null;
}

function defaultOf(payments: readonly MethodOption[]): MethodOption | undefined {
  const byId = (wanted: string) => payments.find(({ id }) => id === wanted);
  return byId(invoicePaymentId) ?? byId(defaultPaymentId) ?? payments[0];
}
