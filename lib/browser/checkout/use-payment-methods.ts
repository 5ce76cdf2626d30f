'use client';

import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Basket } from '@/domain/basket/basket';
import {
  buildSubjectKey,
  findMissingMethod,
  getVisibleMethods,
  hasLoadedMethods,
  initialMethodSelection,
  listDefaultPayments,
  type CheckoutMethodKind,
  reduceMethodSelection,
} from '@/domain/checkout/method-selection';
import { setDeliveryMethod, setPaymentMethod } from '@/lib/browser/basket/basket-actions';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { loadDeliveryMethods, loadPayments } from './checkout-api';

const parts = {
  delivery: { load: loadDeliveryMethods, choose: setDeliveryMethod },
  payment: { load: loadPayments, choose: setPaymentMethod },
};

/**
 * Returns the delivery and payment methods for this basket and functions to choose them; where the total depends on the
 * choice, a default is chosen automatically. `isKnown` becomes true once all methods are loaded, and stays true;
 * `problem` is the message of a rejection by the shop service; `isBroken` is true while the shop service does not
 * respond. At a shop without a choice of payment methods, the default payment is set.
 */
export function usePaymentMethods(basket: Basket | null) {
  const [state, dispatch] = useReducer(reduceMethodSelection, initialMethodSelection);
  const [isKnown, setIsKnown] = useState(false);
  const lastNumber = useRef(0);
  const isB2b = useIsB2b();
  const basketId = basket?.id ?? null;
  const deliveryId = basket?.deliveryMethod?.id ?? null;
  const shipmentPreference = basket?.shipmentMode;
  const chosen = { basketId, deliveryId, paymentId: basket?.payment?.id ?? null };
  const missing = findMissingMethod(state, chosen);
  const { part: missingPart, id: missingId } = missing ?? {};
  // After a different delivery method is chosen, the step stays usable while its payment methods are loaded.
  if (!isKnown && hasLoadedMethods(state, chosen)) setIsKnown(true);

  const loadMethods = useCallback(
    async (part: CheckoutMethodKind, basketId: string, subject: string) => {
      const number = (lastNumber.current += 1);
      dispatch({ type: 'requested', part, number, subject });
      dispatch({ type: 'responded', part, number, answer: await parts[part].load(basketId) });
    },
    [],
  );

  const choose = useCallback(async (part: CheckoutMethodKind, id: string) => {
    const number = (lastNumber.current += 1);
    dispatch({ type: 'selected', part, number, id });
    const failure = await parts[part].choose(id);
    dispatch({ type: 'processed', part, number, problem: failure?.message ?? null });
  }, []);

  /** Chooses the first payment method that the shop accepts; the problem is the rejection of the last one. */
  const chooseFirst = useCallback(async (ids: readonly string[]) => {
    let problem: string | null = null;
    let number = 0;
    for (const id of ids) {
      number = lastNumber.current += 1;
      dispatch({ type: 'selected', part: 'payment', number, id });
      problem = (await setPaymentMethod(id))?.message ?? null;
      if (problem === null) break;
    }
    dispatch({ type: 'processed', part: 'payment', number, problem });
  }, []);

  useEffect(() => {
    if (basketId) void loadMethods('delivery', basketId, buildSubjectKey(basketId));
    // The delivery price depends on whether the order is shipped in parts.
  }, [loadMethods, basketId, shipmentPreference, state.attempt]);

  useEffect(() => {
    if (basketId && deliveryId)
      void loadMethods('payment', basketId, buildSubjectKey(basketId, deliveryId));
  }, [loadMethods, basketId, deliveryId, state.attempt]);

  useEffect(() => {
    if (missingPart && missingId) void choose(missingPart, missingId);
  }, [choose, missingPart, missingId]);

  const isPaymentOpen = Boolean(deliveryId) && chosen.paymentId === null && state.problem === null;
  const isSelecting = state.delivery.selection !== null || state.payment.selection !== null;
  const needsDefault = isPaymentOpen && !isSelecting && !hasShopFeature('paymentChoice');

  useEffect(() => {
    if (needsDefault) void chooseFirst(listDefaultPayments(isB2b));
  }, [chooseFirst, needsDefault, isB2b]);

  return {
    ...getVisibleMethods(state, chosen),
    isKnown,
    chooseDelivery: (id: string) => choose('delivery', id),
    choosePayment: (id: string) => choose('payment', id),
    problem: state.problem,
    isBroken: state.delivery.isBroken || state.payment.isBroken,
    retry: () => dispatch({ type: 'retried' }),
  };
}
