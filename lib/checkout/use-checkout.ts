'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { canCheckout, isBusy } from '@/domain/basket/basket-state';
import { type CheckoutFacts, type CheckoutStep, reachableStep } from '@/domain/checkout/steps';
import { cart } from '@/lib/basket/cart';
import { loadCart } from '@/lib/basket/cart-actions';
import { initialCartState } from '@/lib/basket/cart-store';
import { useClientState } from '@/lib/client-state/client-state';
import { useRouter } from '@/lib/i18n/navigation';
import { loadCustomer } from './checkout-api';
import type { CheckoutCustomer } from './checkout-views';

/** undefined: not asked yet; null: nobody is signed in. */
type KnownCustomer = CheckoutCustomer | null | undefined;

/**
 * What every step stands on: the settled basket and the caller's account. A step whose data does not exist yet gives way to the
 * furthest one that can be shown. `isBroken` says that the shop does not answer; `retry` asks again.
 */
export function useCheckout(step: CheckoutStep) {
  const router = useRouter();
  const { basket: state, status } = useSyncExternalStore(cart.subscribe, cart.get, () => initialCartState);
  const isSessionKnown = useClientState(({ isLoadingInitState }) => !isLoadingInitState);
  const isSignedIn = useClientState(({ hasOxidToken, isAnonymous }) => hasOxidToken && !isAnonymous);
  const [customer, setCustomer] = useState<KnownCustomer>(undefined);
  const [isCustomerBroken, setIsCustomerBroken] = useState(false);

  const refresh = useCallback(async () => {
    setIsCustomerBroken(false);
    const [answer] = await Promise.all([isSignedIn ? loadCustomer() : null, loadCart()]);
    if (answer === null || answer.kind === 'refused') setCustomer(null);
    else if (answer.kind === 'done') setCustomer(answer.value);
    else setIsCustomerBroken(true);
  }, [isSignedIn]);

  useEffect(() => {
    if (isSessionKnown) void refresh();
  }, [isSessionKnown, refresh]);

  const isLoaded = status === 'ready' && customer !== undefined;
  const facts: CheckoutFacts = {
    hasItems: (state.settled?.lines.length ?? 0) > 0,
    isSignedIn: Boolean(customer),
    hasInvoiceAddress: Boolean(customer?.invoiceAddress),
    hasDeliveryMethod: Boolean(state.settled?.deliveryMethod),
    hasPayment: Boolean(state.settled?.payment),
    hasOrder: false,
  };
  const shownStep = isLoaded && !isBusy(state) ? reachableStep(step, facts) : step;

  useEffect(() => {
    if (shownStep !== step) router.replace(`/checkout/${shownStep}`);
  }, [router, shownStep, step]);

  return {
    basket: state.settled,
    isBusy: isBusy(state),
    canCheckout: canCheckout(state),
    customer: customer ?? null,
    isReady: isLoaded && shownStep === step,
    isBroken: status === 'broken' || isCustomerBroken,
    retry: refresh,
  };
}
