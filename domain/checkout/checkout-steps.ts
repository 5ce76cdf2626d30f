export const checkoutSteps = ['cart', 'address', 'payment', 'review', 'done'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** What the basket and the session already have. */
export type CheckoutFacts = {
  hasItems: boolean;
  /** A customer or a guest: somebody the shop lets order. */
  isSignedIn: boolean;
  hasInvoiceAddress: boolean;
  hasDeliveryMethod: boolean;
  hasPayment: boolean;
  /** An order of this session that the done page can show. */
  hasOrder: boolean;
};

const requirements: Record<CheckoutStep, readonly (keyof CheckoutFacts)[]> = {
  cart: [],
  address: ['hasItems'],
  payment: ['hasItems', 'isSignedIn', 'hasInvoiceAddress'],
  review: ['hasItems', 'isSignedIn', 'hasInvoiceAddress', 'hasDeliveryMethod', 'hasPayment'],
  done: ['hasOrder'],
};

/** True when everything the step builds on exists (Spec §1). */
export function isStepReachable(step: CheckoutStep, facts: CheckoutFacts): boolean {
  return requirements[step].every((fact) => facts[fact]);
}

/** The step itself when it is reachable, else the furthest one before it that is; the cart always is. */
export function resolveCheckoutStep(step: CheckoutStep, facts: CheckoutFacts): CheckoutStep {
  const before = checkoutSteps.slice(0, checkoutSteps.indexOf(step) + 1);
  return before.reverse().find((candidate) => isStepReachable(candidate, facts)) ?? 'cart';
}
