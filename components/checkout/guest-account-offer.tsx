'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  createAccountFromGuest,
  type CreateAccountProblem,
  guestPasswordSchema,
  type GuestPasswordValues,
} from '@/lib/browser/checkout/create-account-from-guest';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { Link, useRouter } from '@/lib/platform/i18n/navigation';
import { Button } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import { PasswordField } from '@/components/ui/form/password-field';
import { PasswordRules } from '@/components/ui/form/password-field';
import './checkout.scss';

const confirmPath = '/login?view=confirm';

/**
 * Lets a guest create an account by choosing a password. The order becomes part of the account once the email address
 * is confirmed.
 */
export function GuestAccountOffer({ email }: { email: string }) {
  const t = useTranslations('checkout.password');
  const router = useRouter();
  const rulesId = useId();
  const titleId = useId();
  const [problem, setProblem] = useState<CreateAccountProblem | null>(null);
  const { register, handleSubmit, control, formState } = useForm<GuestPasswordValues>({
    defaultValues: { password: '' },
    resolver: zodResolver(guestPasswordSchema),
  });
  const password = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const found = await createAccountFromGuest(email, values.password);
    if (found === null) router.push(confirmPath);
    setProblem(found);
  });

  return (
    <section className="lt-panel mt-5" aria-labelledby={titleId}>
      <h2 className="h4" id={titleId}>
        {t('title')}
      </h2>
      <p className="text-2 text-break">{t('text', { email: toDisplayEmail(email) })}</p>
      <form onSubmit={submit} noValidate className="lt-account-offer">
        {/* Password managers save the new password under this user name. */}
        <input
          type="text"
          name="username"
          className="visually-hidden"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        {problem && problem !== 'weak' && (
          <Notice tone="error" role="alert" className="mb-3">
            {t.rich(problem, {
              signIn: createLink('/login'),
              confirm: createLink(confirmPath),
            })}
          </Notice>
        )}
        <PasswordField
          {...register('password')}
          label={t('label')}
          autoComplete="new-password"
          aria-describedby={rulesId}
          error={formState.errors.password || problem === 'weak' ? t('weak') : undefined}
        />
        <PasswordRules id={rulesId} password={password} />
        <Button
          type="submit"
          className="mt-3"
          isBusy={formState.isSubmitting}
          busyLabel={t('busy')}
        >
          {t('submit')}
        </Button>
      </form>
    </section>
  );
}

function createLink(path: string) {
  return function PathLink(chunks: ReactNode) {
    return (
      <Link href={path} prefetch={false}>
        {chunks}
      </Link>
    );
  };
}
