export const checkoutSteps = ['cart', 'address', 'payment', 'review', 'done'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** Facts about the basket and the session that determine which checkout steps are reachable. */
export type CheckoutProgress = {
  hasItems: boolean;
  /** True for a signed-in customer or a guest. */
  isSignedIn: boolean;
  hasInvoiceAddress: boolean;
  hasDeliveryMethod: boolean;
  hasPayment: boolean;
  /** True when the session has an order that the confirmation page can show. */
  hasOrder: boolean;
};

const requirements: Record<CheckoutStep, readonly (keyof CheckoutProgress)[]> = {
  cart: [],
  address: ['hasItems'],
  payment: ['hasItems', 'isSignedIn', 'hasInvoiceAddress'],
  review: ['hasItems', 'isSignedIn', 'hasInvoiceAddress', 'hasDeliveryMethod', 'hasPayment'],
  done: ['hasOrder'],
};

/** Returns true when all requirements of the step are met (Specification §1). */
export function isStepReachable(step: CheckoutStep, facts: CheckoutProgress): boolean {
  return requirements[step].every((fact) => facts[fact]);
}

/** Returns the step when it is reachable, else the last reachable step before it; the cart is always reachable. */
export function resolveCheckoutStep(step: CheckoutStep, facts: CheckoutProgress): CheckoutStep {
  const before = checkoutSteps.slice(0, checkoutSteps.indexOf(step) + 1);
  return before.reverse().find((candidate) => isStepReachable(candidate, facts)) ?? 'cart';
}
