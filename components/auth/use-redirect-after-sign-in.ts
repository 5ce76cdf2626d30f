'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { CustomerType } from '@/domain/customer/customer-type';
import { getSignInPathWithoutLanguage } from '@/domain/session/sign-in-destination';
import type { DroppedBasketContents } from '@/lib/browser/identity/sign-in';
import { showToast } from '@/lib/browser/state/toasts';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { useLoginFlow } from './login-flow';

type SignedIn = { customerType: CustomerType; losses: DroppedBasketContents };

/**
 * Returns a function that redirects after signing in and shows which basket items were reduced or removed when the
 * basket moved into the account.
 */
export function useRedirectAfterSignIn(): (signedIn: SignedIn) => void {
  const t = useTranslations('auth.welcome');
  const router = useRouter();
  const { query, clear } = useLoginFlow();

  return useCallback(
    ({ customerType, losses }: SignedIn) => {
      clear();
      router.replace(getSignInPathWithoutLanguage(query, customerType));
      // Discards the router's cached pages, which were rendered before the sign-in and may show an access error.
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
