'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useIsCustomer } from '@/lib/browser/sign-in/use-is-customer';
import { Note } from '../ui/message/note';
import { Skeleton } from '../ui/skeleton';
import { ViewLink } from './view-link';

const waiting = () => <Skeleton height="12rem" />;

const ChangeForCustomer = dynamic(
  () => import('./change-for-customer').then((module) => module.ChangeForCustomer),
  { ssr: false, loading: waiting },
);

/** Changing the password outside of the account's pages; says what to do first when nobody is signed in. */
export function ChangeView() {
  const t = useTranslations('auth.change');
  const isCustomer = useIsCustomer();
  if (isCustomer) return <ChangeForCustomer />;
  if (isCustomer === null) return waiting();
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
