'use client';

import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { useCallback, useEffect, useState } from 'react';
import {
  type CheckoutProgress,
  type CheckoutStep,
  resolveCheckoutStep,
} from '@/domain/checkout/checkout-steps';
import { isSignedIn } from '@/domain/session/session';
import { loadBasket, retryBasketCommands } from '@/lib/browser/basket/basket-actions';
import { useCart } from '@/lib/browser/basket/use-cart';
import { useClientState, useIsB2b } from '@/lib/browser/state/client-state';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { isSessionEnding } from '@/lib/browser/session/session-store';
import { useCredit } from './checkout-api';
import { useCustomer } from '@/lib/browser/shop/use-customer';
import { type Credit, isWithinCreditLimit } from '@/domain/payment/payment-terms';
import type { Basket } from '@/domain/basket/basket';
import { isInvoicePayment } from './order-rejections';

/**
 * Returns the data every checkout step needs: the basket and the customer. A step whose data is missing redirects to
 * the furthest available step. Cached data may be displayed at once, but only fresh data from the shop service triggers
 * a redirect. `isBroken` is true while the shop service does not respond; `retry` repeats the requests.
 */
export function useCheckout(step: CheckoutStep) {
  const router = useRouter();
  const cart = useCart();
  const isSessionKnown = useClientState(({ isLoadingInitState }) => !isLoadingInitState);
  const isCustomer = useClientState(({ hasOxidToken, isAnonymous }) =>
    isSignedIn({ hasToken: hasOxidToken, isAnonymous }),
  );
  const { kind, value: customer, reload } = useCustomer();
  const [isCustomerKnown, setIsCustomerKnown] = useState(false);
  /** True while navigating to the next step, so that cleared data does not trigger a redirect. */
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    if (isSessionKnown) void loadBasket();
  }, [isSessionKnown, isCustomer]);

  // Once the customer is known, the step stays usable, even while a visitor becomes a guest and the guest's data is
  // loaded.
  const isAnswered = isSessionKnown && (!isCustomer || kind === 'ready' || customer !== null);
  if (isAnswered && !isCustomerKnown) setIsCustomerKnown(true);

  const isMissing = isCustomer && kind === 'broken';
  const isLoaded = cart.status === 'ready' && isCustomerKnown && !isMissing;
  const facts: CheckoutProgress = {
    hasItems: (cart.basket?.lines.length ?? 0) > 0,
    isSignedIn: Boolean(customer),
    hasInvoiceAddress: Boolean(customer?.invoiceAddress),
    hasDeliveryMethod: Boolean(cart.basket?.deliveryMethod),
    hasPayment: Boolean(cart.basket?.payment),
    hasOrder: false,
  };
  const reached = isLoaded && !cart.isBusy && !isLeaving ? resolveCheckoutStep(step, facts) : step;
  const shownStep = isCustomer && kind !== 'ready' ? step : reached;

  useEffect(() => {
    if (shownStep !== step && !isSessionEnding()) router.replace(`/checkout/${shownStep}`);
  }, [router, shownStep, step]);

  const goTo = useCallback(
    (next: CheckoutStep) => {
      setIsLeaving(true);
      router.push(`/checkout/${next}`);
    },
    [router],
  );

  return {
    cart,
    customer,
    isReady: isLoaded && reached === step,
    isBroken: cart.status === 'broken' || isMissing,
    retry: () => {
      void reload();
      void retryBasketCommands();
    },
    holdStep: () => setIsLeaving(true),
    goTo,
  };
}

/** Returns the credit of a B2B customer whose basket is paid on invoice and exceeds that credit; otherwise null. */
export function useExceededCredit(basket: Basket | null): Credit | null {
  const isB2b = useIsB2b();
  const isRequested =
    isB2b && hasShopFeature('dealerCredit') && isInvoicePayment(basket?.payment?.id ?? null);
  const credit = useCredit(isRequested);
  if (!isRequested || !credit || !basket) return null;
  return isWithinCreditLimit(credit, basket.cost.totalCents) ? null : credit;
}
