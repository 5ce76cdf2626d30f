'use client';

import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { isSignedIn } from '@/domain/session/session';
import { useClientState } from '@/lib/browser/state/client-state';
import { Link } from '@/lib/platform/i18n/navigation';

const SaveBasketDialog = dynamic(
  () => import('./save-basket-dialog').then((module) => module.SaveBasketDialog),
  { ssr: false },
);

/**
 * The button that saves the basket under a name. Visitors without an account are sent to the login page and return
 * afterwards. B2B customers cannot save baskets. The dialog's code is loaded when it is first opened.
 */
export function SaveBasketButton({ className }: { readonly className: string }) {
  const t = useTranslations('cart.save');
  const language = useLocale();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isB2b = useClientState((state) => state.isB2b);
  const hasAccount = useClientState(
    ({ hasOxidToken, isAnonymous, isGuest }) =>
      isSignedIn({ hasToken: hasOxidToken, isAnonymous }) && !isGuest,
  );

  if (isB2b) return null;
  if (!hasAccount) {
    const returnTo = encodeURIComponent(`/${language}/checkout/cart`);
    return (
      <Link href={`/login?returnTo=${returnTo}`} className={className} prefetch={false}>
        {t('open')}
      </Link>
    );
  }
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {t('open')}
      </button>
      {wasOpened && <SaveBasketDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
