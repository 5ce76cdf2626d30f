import { invoicePaymentId } from '../b2b/credit';

/** A way of delivery or payment that can be chosen, with its gross cost in cents. */
export type Choice = { id: string; title: string; description: string; costCents: number };

/** What the shop's basket has chosen by now; null for nothing. */
export type ChosenWays = {
  basketId: string | null;
  deliveryId: string | null;
  paymentId: string | null;
};

export type ChoicePart = 'delivery' | 'payment';

/** What the shop offers of one part. Questions and wishes bear rising numbers: what comes of an earlier one is late. */
type Offer = {
  question: number;
  /** What was asked about: a basket, or a basket as it is delivered. */
  subject: string;
  choices: readonly Choice[] | null;
  isBroken: boolean;
  /** True from an answer until something of it is wished: nobody has chosen yet. */
  isOpen: boolean;
  wish: { number: number; id: string } | null;
};

export type PaymentChoiceState = Record<ChoicePart, Offer> & {
  /** The shop's last refusal. */
  problem: string | null;
  /** Counts the shopper's tries. */
  attempt: number;
};

type OfferAnswer =
  | { kind: 'done'; value: readonly Choice[] }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'sessionEnded' };

export type PaymentChoiceEvent =
  | { type: 'asked'; part: ChoicePart; number: number; subject: string }
  | { type: 'answered'; part: ChoicePart; number: number; answer: OfferAnswer }
  | { type: 'wished'; part: ChoicePart; number: number; id: string }
  /** The wish is settled; `problem` is why the shop refused it. */
  | { type: 'carriedOut'; part: ChoicePart; number: number; problem: string | null }
  | { type: 'retried' };

const nothingAsked: Offer = {
  question: 0,
  subject: '',
  choices: null,
  isBroken: false,
  isOpen: false,
  wish: null,
};

export const initialPaymentChoice: PaymentChoiceState = {
  delivery: nothingAsked,
  payment: nothingAsked,
  problem: null,
  attempt: 0,
};

/** What the shop is asked about: payments depend on the delivery, and a list is good for its own subject alone. */
export function subjectOf(basketId: string, deliveryId?: string | null): string {
  return deliveryId ? `${basketId} ${deliveryId}` : basketId;
}

/** The state after an event. Answers and outcomes that come after a later question or wish change nothing. */
export function reducePaymentChoice(
  state: PaymentChoiceState,
  event: PaymentChoiceEvent,
): PaymentChoiceState {
  if (event.type === 'retried') return { ...state, problem: null, attempt: state.attempt + 1 };
  const { part, number } = event;
  const offer = state[part];
  switch (event.type) {
    case 'asked': {
      const choices = offer.subject === event.subject ? offer.choices : null;
      const { subject } = event;
      return { ...state, [part]: { ...offer, question: number, subject, choices, isOpen: false } };
    }
    case 'answered':
      return offer.question === number ? answered(state, part, event.answer) : state;
    case 'wished': {
      const wish = { number, id: event.id };
      const wished = { ...state, problem: null, [part]: { ...offer, wish, isOpen: false } };
      // Another delivery resets the payment, and a payment that was on its way with it (Spec §4).
      return part === 'payment' ? wished : { ...wished, payment: { ...state.payment, wish: null } };
    }
    case 'carriedOut':
      return offer.wish?.number === number
        ? { ...state, problem: event.problem, [part]: { ...offer, wish: null } }
        : state;
  }
}

function answered(
  state: PaymentChoiceState,
  part: ChoicePart,
  answer: OfferAnswer,
): PaymentChoiceState {
  const offer = state[part];
  switch (answer.kind) {
    case 'done': {
      const choices = part === 'payment' ? invoiceFirst(answer.value) : answer.value;
      const isOpen = offer.wish === null;
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
function invoiceFirst(payments: readonly Choice[]): Choice[] {
  const isInvoice = ({ id }: Choice) => Number(id === invoicePaymentId);
  return [...payments].sort((a, b) => isInvoice(b) - isInvoice(a));
}
