'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Button, buttonClass, ButtonLink } from '@/components/ui/form/button';
import { LoginLink } from '@/components/ui/login-link';
import type { ErrorStatus } from '@/lib/platform/http/error-status';
import './errors.scss';

type ErrorViewProps = {
  status: number;
  title: string;
  text: string;
  actions: ReactNode;
  children?: ReactNode;
};

/** An error page: status, message and actions. */
function ErrorMessage({ status, title, text, actions, children }: ErrorViewProps) {
  return (
    <div className="container-xxl">
      <div className="lt-error pt-6 pb-6">
        <div className="row align-items-end gx-lg-5 gy-4">
          <div className="col-lg-7">
            <p className="code" aria-hidden="true">
              {status}
            </p>
          </div>
          <div className="col-lg-5">
            <h1 className="h2">{title}</h1>
            <p className="text-2 fs-5">{text}</p>
            {children}
            <div className="d-flex flex-wrap gap-3">{actions}</div>
          </div>
        </div>
      </div>
    </div>
  );
}

export type StatusPageProps = {
  status: ErrorStatus;
  /** The action of the "try again" button. Without it the page is reloaded. */
  onRetry?: (() => void) | undefined;
  /** The reference that identifies this failure in the log. */
  reference?: string | undefined;
};

/** The error page for an HTTP status, in the visitor's language. */
export function StatusPage({ status, onRetry, reference }: StatusPageProps) {
  const t = useTranslations('errors');
  return (
    <ErrorMessage
      status={status}
      title={t(`s${status}.title`)}
      text={t(`s${status}.text`)}
      actions={<StatusActions status={status} onRetry={onRetry} />}
    >
      {reference && <p className="small text-2 num">{t('details', { id: reference })}</p>}
    </ErrorMessage>
  );
}

function StatusActions({ status, onRetry }: Pick<StatusPageProps, 'status' | 'onRetry'>) {
  const t = useTranslations('errors');
  if (status === 401) {
    return (
      <>
        <LoginLink className={buttonClass({})}>{t('signIn')}</LoginLink>
        <ButtonLink href="/my-account/b2c" variant="outline">
          {t('account')}
        </ButtonLink>
      </>
    );
  }
  if (status === 404) {
    return (
      <>
        <ButtonLink href="/bikes">{t('models')}</ButtonLink>
        <ButtonLink href="/" variant="outline">
          {t('home')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Button onClick={onRetry ?? (() => window.location.reload())}>{t('retry')}</Button>
      <ButtonLink href="/" variant="outline">
        {t('home')}
      </ButtonLink>
    </>
  );
}
