'use client';

import { useLocale, useTranslations } from 'next-intl';
import { isOnWayToCheckout } from '@/domain/session/login-query';
import { rememberHostedSignIn } from '@/lib/browser/tags/hosted-sign-in';
import { ChangeView } from './change-view';
import { ConfirmForm } from './confirm-form';
import { ForgotForm } from './forgot-form';
import { GuestWay } from './guest-way';
import { useLoginFlow } from './login-flow';
import { RegisterForm } from './register-form';
import { ResetForm } from './reset-form';
import { SignInForm } from './sign-in-form';
import { ViewLink } from './view-link';

/** The form of the view, and the ways to the others. */
export function LoginViewBody({ hasHostedSignIn }: { hasHostedSignIn: boolean }) {
  const t = useTranslations('auth');
  const { query } = useLoginFlow();
  switch (query.view) {
    case 'signIn':
      return (
        <>
          <SignInForm />
          <p className="mt-4 mb-1">
            {t.rich('signIn.noAccount', {
              link: (words) => <ViewLink view="register">{words}</ViewLink>,
            })}
          </p>
          <p className="text-2 mb-0">{t('signIn.dealers')}</p>
          {hasHostedSignIn && <HostedSignIn />}
          {isOnWayToCheckout(query) && <GuestWay />}
        </>
      );
    case 'register':
      return (
        <>
          <RegisterForm />
          <p className="mt-4 mb-0">
            {t.rich('register.hasAccount', {
              link: (words) => <ViewLink view="signIn">{words}</ViewLink>,
            })}
          </p>
          {isOnWayToCheckout(query) && <GuestWay />}
        </>
      );
    case 'confirm':
      return (
        <>
          <ConfirmForm />
          <p className="mt-2 mb-0">
            {t.rich('confirm.otherEmail', {
              link: (words) => <ViewLink view="register">{words}</ViewLink>,
            })}
          </p>
        </>
      );
    case 'forgot':
      return (
        <>
          <ForgotForm />
          <p className="mt-4 mb-1">
            {t.rich('forgot.hasCode', {
              link: (words) => <ViewLink view="reset">{words}</ViewLink>,
            })}
          </p>
          <p className="mb-0">
            {t.rich('forgot.back', {
              link: (words) => <ViewLink view="signIn">{words}</ViewLink>,
            })}
          </p>
        </>
      );
    case 'reset':
      return (
        <>
          <ResetForm />
          <p className="mt-2 mb-0">
            {t.rich('reset.back', {
              link: (words) => <ViewLink view="signIn">{words}</ViewLink>,
            })}
          </p>
        </>
      );
    case 'change':
      return <ChangeView />;
  }
}

/** The sign-in of the provider's own pages, where an operator has some. */
function HostedSignIn() {
  const t = useTranslations('auth.signIn');
  const language = useLocale();
  const { returnTo, isCheckout } = useLoginFlow().query;
  const back = returnTo ?? (isCheckout ? `/${language}/checkout/address` : null);
  const search = new URLSearchParams({ lang: language, ...(back && { returnTo: back }) });
  return (
    <p className="mt-2 mb-0">
      <a className="text-2" href={`/api/auth/sign-in?${search}`} onClick={rememberHostedSignIn}>
        {t('other')}
      </a>
    </p>
  );
}
