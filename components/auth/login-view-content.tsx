'use client';

import { useTranslations, useLocale } from 'next-intl';
import dynamic from 'next/dynamic';
import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { Link } from '@/lib/platform/i18n/navigation';
import { useIsCustomer } from '@/lib/browser/session/use-is-customer';
import { Notice } from '@/components/ui/message/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { LoginViewLink, useLoginFlow } from './login-flow';
import { ButtonLink } from '@/components/ui/form/button';
import { isCheckoutLogin } from '@/domain/session/login-url';
import { saveHostedSignIn } from '@/lib/browser/tracking/hosted-sign-in';
import { ConfirmEmailForm } from './confirm-email-form';
import { ForgotPasswordForm, ResetPasswordForm } from './reset-password-form';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';
import './auth.scss';

const waiting = () => <Skeleton height="12rem" />;

const ChangeForCustomer = dynamic(
  () => import('./customer-password-form').then((module) => module.CustomerPasswordForm),
  { ssr: false, loading: waiting },
);

/**
 * Changes the password outside of the account pages. For a visitor who is not signed in, states that signing in is
 * required.
 */
function ChangePasswordView() {
  const t = useTranslations('auth.change');
  const isCustomer = useIsCustomer();
  if (isCustomer) return <ChangeForCustomer />;
  if (isCustomer === null) return waiting();
  return (
    <Notice>
      <p>
        <b>{t('needsSignIn')}</b>{' '}
        {t.rich('needsSignInText', {
          signIn: (chunks) => <LoginViewLink view="signIn">{chunks}</LoginViewLink>,
          forgot: (chunks) => <LoginViewLink view="forgot">{chunks}</LoginViewLink>,
        })}
      </p>
    </Notice>
  );
}

/** Offers the checkout without an account. */
function GuestCheckoutOption() {
  const t = useTranslations('auth.guest');
  return (
    <section className="lt-guest-checkout" aria-labelledby="guest-way" data-needs="guestCheckout">
      <h2 id="guest-way" className="h4 mb-1">
        {t('title')}
      </h2>
      <p className="text-2">{t('text')}</p>
      <ButtonLink href="/checkout/address" variant="outline">
        {t('action')}
      </ButtonLink>
    </section>
  );
}

/** Sends a code for a new password, or leads to the form for a code that the visitor has. */
function ForgotPassword() {
  const t = useTranslations('auth.forgot');
  return (
    <>
      <ForgotPasswordForm />
      <p className="mt-4 mb-1">
        {t.rich('hasCode', {
          link: (chunks) => <LoginViewLink view="reset">{chunks}</LoginViewLink>,
        })}
      </p>
    </>
  );
}

/** Says how to get a new password at a shop that cannot send codes. */
function PasswordByContact() {
  const t = useTranslations('auth.forgot');
  return (
    <p className="mb-1">
      {t.rich('byContact', {
        contact: (chunks) => <Link href="/support/contact">{chunks}</Link>,
      })}
    </p>
  );
}

/** The form of the current view of the login page, and the links to the other views. */
export function LoginViewContent({ hasHostedSignIn }: { hasHostedSignIn: boolean }) {
  const t = useTranslations('auth');
  const { query } = useLoginFlow();
  switch (query.view) {
    case 'signIn':
      return (
        <>
          <SignInForm />
          <p className="mt-4 mb-1">
            {t.rich('signIn.noAccount', {
              link: (chunks) => <LoginViewLink view="register">{chunks}</LoginViewLink>,
            })}
          </p>
          <p className="text-2 mb-0" data-needs="dealerArea">
            {t('signIn.dealers')}
          </p>
          {hasHostedSignIn && <HostedSignIn />}
          {isCheckoutLogin(query) && <GuestCheckoutOption />}
        </>
      );
    case 'register':
      return (
        <>
          <RegisterForm />
          <p className="mt-4 mb-0">
            {t.rich('register.hasAccount', {
              link: (chunks) => <LoginViewLink view="signIn">{chunks}</LoginViewLink>,
            })}
          </p>
          {isCheckoutLogin(query) && <GuestCheckoutOption />}
        </>
      );
    case 'confirm':
      return (
        <>
          <ConfirmEmailForm />
          <p className="mt-2 mb-0">
            {t.rich('confirm.otherEmail', {
              link: (chunks) => <LoginViewLink view="register">{chunks}</LoginViewLink>,
            })}
          </p>
        </>
      );
    case 'forgot':
      return (
        <>
          {hasShopFeature('identitySignIn') ? <ForgotPassword /> : <PasswordByContact />}
          <p className="mb-0">
            {t.rich('forgot.back', {
              link: (chunks) => <LoginViewLink view="signIn">{chunks}</LoginViewLink>,
            })}
          </p>
        </>
      );
    case 'reset':
      return (
        <>
          <ResetPasswordForm />
          <p className="mt-2 mb-0">
            {t.rich('reset.back', {
              link: (chunks) => <LoginViewLink view="signIn">{chunks}</LoginViewLink>,
            })}
          </p>
        </>
      );
    case 'change':
      return <ChangePasswordView />;
  }
}

/** Sign-in on the identity provider's hosted pages, if the operator uses them. */
function HostedSignIn() {
  const t = useTranslations('auth.signIn');
  const language = useLocale();
  const { returnTo, isCheckout } = useLoginFlow().query;
  const back = returnTo ?? (isCheckout ? `/${language}/checkout/address` : null);
  const search = new URLSearchParams({ lang: language, ...(back && { returnTo: back }) });
  return (
    <p className="mt-2 mb-0" data-needs="identitySignIn">
      <a className="text-2" href={`/api/auth/sign-in?${search}`} onClick={saveHostedSignIn}>
        {t('other')}
      </a>
    </p>
  );
}
