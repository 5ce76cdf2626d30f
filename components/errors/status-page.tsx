'use client';

import { useTranslations } from 'next-intl';
import { Button, buttonClass, ButtonLink } from '@/components/ui/form/button';
import { LoginLink } from '@/components/ui/login-link';
import type { ErrorStatus } from '@/domain/errors/error-status';
import { ErrorView } from './error-view';

export type StatusPageProps = {
  status: ErrorStatus;
  /** What "try again" does; without it the page is loaded again. */
  onRetry?: (() => void) | undefined;
  /** By which the log tells this failure from others. */
  reference?: string | undefined;
};

/** The page of one error status in the visitor's language. */
export function StatusPage({ status, onRetry, reference }: StatusPageProps) {
  const t = useTranslations('errors');
  return (
    <ErrorView
      status={status}
      title={t(`s${status}.title`)}
      text={t(`s${status}.text`)}
      actions={<StatusActions status={status} onRetry={onRetry} />}
    >
      {reference && <p className="small text-2 num">{t('details', { id: reference })}</p>}
    </ErrorView>
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
