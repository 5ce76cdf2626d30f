'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/lib/browser/account/account-store';
import { useIsCustomer } from '@/lib/browser/sign-in/use-is-customer';
import { useClientState } from '@/lib/browser/state/client-state';
import { Link } from '@/lib/platform/i18n/navigation';
import { Note } from '../ui/note';
import { Skeleton } from '../ui/skeleton';
import { ChangePasswordForm } from './change-password-form';
import { ViewLink } from './view-link';

/** Changing the password outside of the account's pages; says what to do first when nobody is signed in. */
export function ChangeView() {
  const t = useTranslations('auth.change');
  const isCustomer = useIsCustomer();
  if (isCustomer) return <ChangeForCustomer />;
  if (isCustomer === null) return <Skeleton height="12rem" />;
  return (
    <Note>
      <p>
        <b>{t('needsSignIn')}</b>{' '}
        {t.rich('needsSignInText', {
          signIn: (words) => <ViewLink view="signIn">{words}</ViewLink>,
          forgot: (words) => <ViewLink view="forgot">{words}</ViewLink>,
        })}
      </p>
    </Note>
  );
}

function ChangeForCustomer() {
  const t = useTranslations('auth.change');
  const problems = useTranslations('auth.problems.unavailable');
  const { kind, value: account } = useAccount();
  const type = useClientState(({ isB2b }) => (isB2b ? 'b2b' : 'b2c'));
  if (account === null) {
    return kind === 'broken' ? (
      <Note tone="error" role="alert">
        <p>
          <b>{problems('title')}</b> {problems('text')}
        </p>
      </Note>
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
