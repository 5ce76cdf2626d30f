'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/lib/browser/account/account-api';
import { useClientState } from '@/lib/browser/state/client-state';
import { Link } from '@/lib/platform/i18n/navigation';
import { Notice } from '@/components/ui/message/notice';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';
import { Skeleton } from '@/components/ui/skeleton';
import { ChangePasswordForm } from './change-password-form';

/**
 * Changes the password of the signed-in customer, who is loaded from the shop service. The login page loads this
 * component's code on demand.
 */
export function CustomerPasswordForm() {
  return (
    <ShopProvider>
      <Change />
    </ShopProvider>
  );
}

function Change() {
  const t = useTranslations('auth.change');
  const problems = useTranslations('auth.problems.unavailable');
  const { kind, value: account } = useAccount();
  const type = useClientState(({ isB2b }) => (isB2b ? 'b2b' : 'b2c'));
  if (account === null) {
    return kind === 'broken' ? (
      <Notice tone="error" role="alert">
        <p>
          <b>{problems('title')}</b> {problems('text')}
        </p>
      </Notice>
    ) : (
      <Skeleton height="12rem" />
    );
  }
  return (
    <>
      <ChangePasswordForm email={account.email} />
      <p className="mt-4 mb-0">
        <Link href={`/my-account/${type}`}>{t('account')}</Link>
      </p>
    </>
  );
}
