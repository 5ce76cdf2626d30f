'use client';

import { useEffect } from 'react';
import { isSignedIn } from '@/domain/session/session';
import { isCallersLastOrder } from '@/lib/browser/checkout/last-order';
import { useClientState } from '@/lib/browser/state/client-state';
import { useRouter } from '@/lib/platform/i18n/navigation';
import type { PaymentPageView } from '@/lib/platform/views/payment-view';

const settled: ReadonlySet<PaymentPageView['state']> = new Set(['paid', 'processing']);

/**
 * Who has just paid in the tab they ordered in goes on to the end of the checkout. Whose session is over, or who is somebody else by
 * now, stays: there the order could not be read, and the page they are on says that it is paid.
 */
export function ToDone({ payment }: { readonly payment: PaymentPageView }) {
  const router = useRouter();
  const { state, orderNumber } = payment;
  const mayRead = useClientState(({ hasOxidToken, isAnonymous }) =>
    isSignedIn({ hasToken: hasOxidToken, isAnonymous }),
  );
  useEffect(() => {
    if (mayRead && isCallersLastOrder(orderNumber) && settled.has(state))
      router.replace('/checkout/done');
  }, [mayRead, router, state, orderNumber]);
  return null;
}
