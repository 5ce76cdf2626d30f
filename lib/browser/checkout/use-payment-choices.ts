'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Basket } from '@/domain/basket/basket';
import { setDeliveryMethod, setPayment } from '@/lib/browser/basket/cart-actions';
import { loadDeliveryMethods, loadPayments } from '@/lib/browser/shop/checkout-api';
import type { Choice } from '@/lib/browser/shop/checkout-views';
import { isOnInvoice } from './credit';
import { defaultPaymentId } from '@/lib/browser/shop/delivery-methods';

/**
 * The ways of delivery and payment the shop offers for this basket, and the writes that choose them. The first way of delivery and
 * the shop's default payment are chosen when nothing is yet, so that the sum is complete. `problem` is the shop's refusal.
 */
export function usePaymentChoices(basket: Basket | null) {
  const basketId = basket?.id ?? null;
  const settledMethodId = basket?.deliveryMethod?.id ?? null;
  const settledPaymentId = basket?.payment?.id ?? null;
  const [deliveryMethods, setDeliveryMethods] = useState<readonly Choice[] | null>(null);
  const [payments, setPayments] = useState<readonly Choice[] | null>(null);
  const [wishedMethodId, setWishedMethodId] = useState<string | null>(null);
  const [wishedPaymentId, setWishedPaymentId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** True once a payment is wished for the chosen delivery: the shop's default, which comes later, must not take its place. */
  const hasChosenPayment = useRef(false);

  const chooseDeliveryMethod = useCallback(async (id: string) => {
    hasChosenPayment.current = false;
    setProblem(null);
    setWishedMethodId(id);
    const refused = await setDeliveryMethod(id);
    setWishedMethodId(null);
    if (refused) setProblem(refused.message);
  }, []);

  const choosePayment = useCallback(async (id: string) => {
    hasChosenPayment.current = true;
    setProblem(null);
    setWishedPaymentId(id);
    const refused = await setPayment(id);
    setWishedPaymentId(null);
    if (!refused) return;
    hasChosenPayment.current = false;
    setProblem(refused.message);
  }, []);

  useEffect(() => {
    if (!basketId) return;
    void loadDeliveryMethods(basketId).then((answer) => {
      setIsBroken(answer.kind === 'unreachable');
      if (answer.kind === 'refused') setProblem(answer.message);
      if (answer.kind !== 'done') return;
      setDeliveryMethods(answer.value);
      const [first] = answer.value;
      const isOffered = answer.value.some(({ id }) => id === settledMethodId);
      if (first && !isOffered) void chooseDeliveryMethod(first.id);
    });
    // The offer depends on the basket, not on what is chosen of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [basketId, attempt]);

  useEffect(() => {
    if (!basketId || !settledMethodId) return;
    void loadPayments(basketId).then((answer) => {
      if (answer.kind === 'unreachable') setIsBroken(true);
      if (answer.kind === 'refused') setProblem(answer.message);
      if (answer.kind !== 'done') return;
      const offered = invoiceFirst(answer.value);
      setPayments(offered);
      const [first] = offered;
      const isCredit = first && isOnInvoice(first.id);
      const fallback = isCredit
        ? first
        : (offered.find(({ id }) => id === defaultPaymentId) ?? first);
      if (fallback && !settledPaymentId && !hasChosenPayment.current)
        void choosePayment(fallback.id);
    });
    // A change of delivery resets the payment; a change of payment changes nothing about the offer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [basketId, settledMethodId, attempt]);

  return {
    deliveryMethods,
    payments,
    deliveryMethodId: wishedMethodId ?? settledMethodId,
    paymentId: wishedPaymentId ?? settledPaymentId,
    chooseDeliveryMethod,
    choosePayment,
    problem,
    isBroken,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** Who may pay on invoice is offered that before everything else. */
function invoiceFirst(payments: readonly Choice[]): Choice[] {
  return [...payments].sort((a, b) => Number(isOnInvoice(b.id)) - Number(isOnInvoice(a.id)));
}
