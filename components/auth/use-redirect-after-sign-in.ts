'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { CustomerType } from '@/domain/customer/customer-type';
import { getSignInDestination } from '@/domain/session/sign-in-destination';
import type { BasketLosses } from '@/lib/browser/identity/sign-in';
import { showToast } from '@/lib/browser/state/toasts';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { useLoginFlow } from './login-flow';

type SignedIn = { customerType: CustomerType; losses: BasketLosses };

/** Returns a function that redirects after signing in and shows which basket items were reduced or dropped. */
export function useRedirectAfterSignIn(): (signedIn: SignedIn) => void {
  const t = useTranslations('auth.welcome');
  const router = useRouter();
  const { query, clear } = useLoginFlow();

  return useCallback(
    ({ customerType, losses }: SignedIn) => {
      clear();
      router.replace(getSignInDestination(query, customerType));
      // The cached pages, such as an access error, were rendered for a signed-out visitor.
      router.refresh();
      for (const { title, wanted, amount } of losses.limited) {
        const message =
          amount > 0 ? t('limited', { title, wanted, amount }) : t('soldOut', { title });
        showToast({ title: t('limitedTitle'), message });
      }
      if (losses.leftOut.length > 0) {
        const message = t('leftOut', { items: losses.leftOut.join(', ') });
        showToast({ title: t('limitedTitle'), message });
      }
    },
    [clear, query, router, t],
  );
}
