'use client';

import { useEffect } from 'react';
import { rememberedOrder } from '@/lib/browser/checkout/last-order';
import { useRouter } from '@/lib/platform/i18n/navigation';
import type { PaymentPageView } from '@/lib/platform/views/payment-view';

const settled: ReadonlySet<PaymentPageView['state']> = new Set(['paid', 'processing']);

/** Who has just paid in the tab they ordered in goes on to the end of the checkout. */
export function ToDone({ payment }: { readonly payment: PaymentPageView }) {
  const router = useRouter();
  const { state, orderNumber } = payment;
  useEffect(() => {
    const isOwn = rememberedOrder()?.orderNumber === orderNumber;
    if (isOwn && settled.has(state)) router.replace('/checkout/done');
  }, [router, state, orderNumber]);
  return null;
}
