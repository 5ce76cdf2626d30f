import { invoicePaymentId } from '@/domain/payment/payment-terms';

/** A selectable delivery or payment method with its gross cost in cents. */
export type CheckoutMethodOption = {
  id: string;
  title: string;
  description: string;
  /** Null when the shop does not tell the costs. */
  costCents: number | null;
};

/** Methods selected in the shop's basket; null for none. */
export type SelectedMethods = {
  basketId: string | null;
  deliveryId: string | null;
  paymentId: string | null;
};

export type CheckoutMethodKind = 'delivery' | 'payment';

/**
 * Available methods of one kind. Requests and selections have increasing numbers; a response to an earlier number is
 * outdated.
 */
type Offer = {
  requestNumber: number;
  /** Key of the basket and delivery method that were requested (see `buildSubjectKey`). */
  subject: string;
  choices: readonly CheckoutMethodOption[] | null;
  isBroken: boolean;
  /** True from a response until a method is selected. */
  isOpen: boolean;
  selection: { number: number; id: string } | null;
};

export type MethodSelectionState = Record<CheckoutMethodKind, Offer> & {
  /** Last rejection message of the shop. */
  problem: string | null;
  /** Number of retries that the customer has started. */
  attempt: number;
};

type OfferAnswer =
  | { kind: 'done'; value: readonly CheckoutMethodOption[] }
  | { kind: 'rejected'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'sessionEnded' };

export type MethodSelectionEvent =
  | { type: 'requested'; part: CheckoutMethodKind; number: number; subject: string }
  | { type: 'responded'; part: CheckoutMethodKind; number: number; answer: OfferAnswer }
  | { type: 'selected'; part: CheckoutMethodKind; number: number; id: string }
  /** The selection was processed; `problem` is the reason of a rejection, else null. */
  | { type: 'processed'; part: CheckoutMethodKind; number: number; problem: string | null }
  | { type: 'retried' };

const emptyOffer: Offer = {
  requestNumber: 0,
  subject: '',
  choices: null,
  isBroken: false,
  isOpen: false,
  selection: null,
};

export const initialMethodSelection: MethodSelectionState = {
  delivery: emptyOffer,
  payment: emptyOffer,
  problem: null,
  attempt: 0,
};

/**
 * Builds the key that identifies a request for methods: the basket and, for payment methods, its delivery method.
 * Payment methods depend on the delivery method, so a list of methods is valid only for the same key.
 */
export function buildSubjectKey(basketId: string, deliveryId?: string | null): string {
  return deliveryId ? `${basketId} ${deliveryId}` : basketId;
}

/**
 * Returns the state after an event. Responses and results that are older than a later request or selection change
 * nothing.
 */
export function reduceMethodSelection(
  state: MethodSelectionState,
  event: MethodSelectionEvent,
): MethodSelectionState {
  if (event.type === 'retried') return { ...state, problem: null, attempt: state.attempt + 1 };
  const { part, number } = event;
  const offer = state[part];
  switch (event.type) {
    case 'requested': {
      const choices = offer.subject === event.subject ? offer.choices : null;
      const { subject } = event;
      return {
        ...state,
        [part]: { ...offer, requestNumber: number, subject, choices, isOpen: false },
      };
    }
    case 'responded':
      return offer.requestNumber === number ? answered(state, part, event.answer) : state;
    case 'selected': {
      const selection = { number, id: event.id };
      const selected = { ...state, problem: null, [part]: { ...offer, selection, isOpen: false } };
      // Another delivery method resets the payment method, including one still in flight (Specification §4).
      return part === 'payment'
        ? selected
        : { ...selected, payment: { ...state.payment, selection: null } };
    }
    case 'processed':
      return offer.selection?.number === number
        ? { ...state, problem: event.problem, [part]: { ...offer, selection: null } }
        : state;
  }
}

function answered(
  state: MethodSelectionState,
  part: CheckoutMethodKind,
  answer: OfferAnswer,
): MethodSelectionState {
  const offer = state[part];
  switch (answer.kind) {
    case 'done': {
      const choices = part === 'payment' ? invoiceFirst(answer.value) : answer.value;
      const isOpen = offer.selection === null;
      return { ...state, [part]: { ...offer, choices, isOpen, isBroken: false } };
    }
    case 'rejected':
      return { ...state, problem: answer.message, [part]: { ...offer, isBroken: false } };
    case 'unreachable':
      return { ...state, [part]: { ...offer, isBroken: true } };
    case 'sessionEnded':
      return state;
  }
}

/** Moves payment by invoice, which only some customers may use, to the front of the list. */
function invoiceFirst(payments: readonly CheckoutMethodOption[]): CheckoutMethodOption[] {
  const isInvoice = ({ id }: CheckoutMethodOption) => Number(id === invoicePaymentId);
  return [...payments].sort((a, b) => isInvoice(b) - isInvoice(a));
}

/** Default payment method of the shop (Specification §7, basketSetPayment). */
const defaultPaymentId = 'oxidpaypal';
const prepaymentId = 'oxidpayadvance';

/**
 * Lists the payment methods to try, in order, at a shop that does not offer a choice: the specification's default, then
 * prepayment. Dealers pay by invoice where the shop accepts it.
 */
export function listDefaultPayments(isB2b: boolean): readonly string[] {
  return [...(isB2b ? [invoicePaymentId] : []), defaultPaymentId, prepaymentId];
}

export type VisibleMethods = {
  /** Null until the shop has responded for this basket. */
  deliveryMethods: readonly CheckoutMethodOption[] | null;
  /** Null until the shop has responded for this basket and delivery method. */
  payments: readonly CheckoutMethodOption[] | null;
  deliveryId: string | null;
  paymentId: string | null;
};

/**
 * Returns the available and the selected methods; a pending selection of the customer takes precedence over the shop's
 * state. A list for another delivery method is never returned.
 */
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
 * Returns true once all methods have loaded or the shop has reported an error, so that content below the list no longer
 * moves.
 */
export function hasLoadedMethods(state: MethodSelectionState, chosen: SelectedMethods): boolean {
  const { deliveryMethods, payments } = getVisibleMethods(state, chosen);
  if (state.problem !== null) return true;
  return deliveryMethods !== null && (deliveryMethods.length === 0 || payments !== null);
}

/**
 * Returns the method to select automatically so that the total is complete: the first available delivery method, then
 * the shop's default payment. A payment that costs extra is never selected (Directive 2011/83/EU, article 22). Null
 * while the customer selects, and after a rejection.
 */
export function findMissingMethod(
  state: MethodSelectionState,
  chosen: SelectedMethods,
): { part: CheckoutMethodKind; id: string } | null {
  const { deliveryMethods, payments } = getVisibleMethods(state, chosen);
  const [first] = deliveryMethods ?? [];
  const isOffered = deliveryMethods?.some(({ id }) => id === chosen.deliveryId);
  if (first && state.delivery.isOpen && !isOffered) return { part: 'delivery', id: first.id };
  const isPending = state.delivery.selection !== null || chosen.paymentId !== null;
  const payment = payments && state.payment.isOpen && !isPending ? defaultOf(payments) : undefined;
  return payment ? { part: 'payment', id: payment.id } : null;
}

function defaultOf(payments: readonly CheckoutMethodOption[]): CheckoutMethodOption | undefined {
  const free = payments.filter(({ costCents }) => costCents !== null && costCents <= 0);
  const byId = (wanted: string) => free.find(({ id }) => id === wanted);
  return byId(invoicePaymentId) ?? byId(defaultPaymentId) ?? free[0];
}
