'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { showToast } from '@/lib/browser/state/toasts';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { signOut } from '@/lib/browser/session/end-session';

/**
 * Signs out and redirects to the home page. Shows an error if signing out failed and the customer is still signed in.
 */
export function SignOutButton() {
  const t = useTranslations('account');
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  async function handleSignOut() {
    setIsBusy(true);
    if (await signOut()) {
      router.push('/');
      return;
    }
    setIsBusy(false);
    showToast({ title: t('signOutFailedTitle'), message: t('signOutFailed'), variant: 'danger' });
  }

  return (
    <Button
      variant="outline"
      isBusy={isBusy}
      busyLabel={t('signingOut')}
      onClick={() => void handleSignOut()}
    >
      {t('signOut')}
    </Button>
  );
}
