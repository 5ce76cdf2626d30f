'use client';

import { useCallback, useEffect, useState } from 'react';
import { type CheckoutFacts, type CheckoutStep, reachableStep } from '@/domain/checkout/steps';
import { isSignedIn } from '@/domain/session/session';
import { loadBasket } from '@/lib/browser/basket/basket-actions';
import { useCart } from '@/lib/browser/basket/use-cart';
import { useClientState } from '@/lib/browser/state/client-state';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { isLeavingForLogin } from '@/lib/browser/session/browser-session';
import { loadCustomer } from '@/lib/browser/shop/checkout-api';
import type { CheckoutCustomer } from '@/lib/browser/shop/checkout-views';

/** customer is null while nobody is signed in. */
type Found = { customer: CheckoutCustomer | null; isBroken: boolean };

/**
 * What every step stands on: the basket and the caller's account. A step whose data does not exist yet gives way to the furthest
 * one that can be shown. `isBroken` says that the shop does not answer; `retry` asks again.
 */
export function useCheckout(step: CheckoutStep) {
  const router = useRouter();
  const cart = useCart();
  const isSessionKnown = useClientState(({ isLoadingInitState }) => !isLoadingInitState);
  const isCustomer = useClientState(({ hasOxidToken, isAnonymous }) =>
    isSignedIn({ hasToken: hasOxidToken, isAnonymous }),
  );
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** Leaving for the next step must not be taken for a step whose data is gone. */
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    if (!isSessionKnown) return;
    let isCurrent = true;
    void look(isCustomer).then((seen) => {
      if (isCurrent)
        setFound((before) => ({
          ...seen,
          customer: seen.customer ?? (seen.isBroken ? (before?.customer ?? null) : null),
        }));
    });
    return () => {
      isCurrent = false;
    };
  }, [isSessionKnown, isCustomer, attempt]);

  const customer = found?.customer ?? null;
  const isLoaded = cart.status === 'ready' && found !== null && !found.isBroken;
  const facts: CheckoutFacts = {
    hasItems: (cart.basket?.lines.length ?? 0) > 0,
    isSignedIn: Boolean(customer),
    hasInvoiceAddress: Boolean(customer?.invoiceAddress),
    hasDeliveryMethod: Boolean(cart.basket?.deliveryMethod),
    hasPayment: Boolean(cart.basket?.payment),
    hasOrder: false,
  };
  const shownStep = isLoaded && !cart.isBusy && !isLeaving ? reachableStep(step, facts) : step;

  useEffect(() => {
    if (shownStep !== step && !isLeavingForLogin()) router.replace(`/checkout/${shownStep}`);
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
    isReady: isLoaded && shownStep === step,
    isBroken: cart.status === 'broken' || (found?.isBroken ?? false),
    retry: () => setAttempt((count) => count + 1),
    holdStep: () => setIsLeaving(true),
    goTo,
  };
}

async function look(isCustomer: boolean): Promise<Found> {
  const [answer] = await Promise.all([isCustomer ? loadCustomer() : null, loadBasket()]);
  return {
    customer: answer?.kind === 'done' ? answer.value : null,
    isBroken: answer?.kind === 'unreachable',
  };
}
