'use client';

import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Basket } from '@/domain/basket/basket';
import {
  type MethodKind,
  initialMethodSelection,
  reduceMethodSelection,
  buildSubjectKey,
} from '@/domain/checkout/method-selection';
import {
  hasLoadedMethods,
  findMissingMethod,
  getVisibleMethods,
} from '@/domain/checkout/method-selection';
import { setDeliveryMethod, setPaymentMethod } from '@/lib/browser/basket/basket-actions';
import { loadDeliveryMethods, loadPayments } from './checkout-api';

const parts = {
  delivery: { load: loadDeliveryMethods, choose: setDeliveryMethod },
  payment: { load: loadPayments, choose: setPaymentMethod },
};

/**
 * The ways of delivery and payment the shop offers for this basket, and the writes that choose them; what has to be chosen so that
 * the sum is complete is chosen by itself. `isNotModified` says that all of it can be shown, from then on for good; `problem` is the
 * shop's refusal, `isBroken` says that it does not answer.
 */
export function usePaymentMethods(basket: Basket | null) {
  const [state, dispatch] = useReducer(reduceMethodSelection, initialMethodSelection);
  const [isKnown, setIsKnown] = useState(false);
  const lastNumber = useRef(0);
  const basketId = basket?.id ?? null;
  const deliveryId = basket?.deliveryMethod?.id ?? null;
  const deliveryWish = basket?.shipmentMode;
  const chosen = { basketId, deliveryId, paymentId: basket?.payment?.id ?? null };
  const missing = findMissingMethod(state, chosen);
  const { part: missingPart, id: missingId } = missing ?? {};
  // Who chooses another delivery goes on with the step while its payments are read.
  if (!isKnown && hasLoadedMethods(state, chosen)) setIsKnown(true);

  const ask = useCallback(async (part: MethodKind, basketId: string, subject: string) => {
    const number = (lastNumber.current += 1);
    dispatch({ type: 'asked', part, number, subject });
    dispatch({ type: 'answered', part, number, answer: await parts[part].load(basketId) });
  }, []);

  const choose = useCallback(async (part: MethodKind, id: string) => {
    const number = (lastNumber.current += 1);
    dispatch({ type: 'wished', part, number, id });
    const refused = await parts[part].choose(id);
    dispatch({ type: 'carriedOut', part, number, problem: refused?.message ?? null });
  }, []);

  useEffect(() => {
    if (basketId) void ask('delivery', basketId, buildSubjectKey(basketId));
    // In parts it costs something else.
  }, [ask, basketId, deliveryWish, state.attempt]);

  useEffect(() => {
    if (basketId && deliveryId)
      void ask('payment', basketId, buildSubjectKey(basketId, deliveryId));
  }, [ask, basketId, deliveryId, state.attempt]);

  useEffect(() => {
    if (missingPart && missingId) void choose(missingPart, missingId);
  }, [choose, missingPart, missingId]);

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
