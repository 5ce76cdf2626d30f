'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { deleteAccountSchema } from '@/lib/browser/sign-in/auth-schemas';
import { deleteAccount } from '@/lib/browser/sign-in/delete-account';
import { showToast } from '@/lib/browser/state/toasts';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { PasswordField } from '../ui/form/password-field';
import { AuthForm } from './auth-form';
import { type AuthProblem, ProblemNote, toPasswordProblem, toProblem } from './problem-note';
import { SubmitButton } from './submit-button';
import { useFieldError } from './use-field-error';

/** The second step of deleting an account. */
export function DeleteAccountForm({ email }: { email: string }) {
  const t = useTranslations('auth.deleteAccount');
  const fields = useTranslations('auth.fields');
  const errorOf = useFieldError();
  const language = useLocale();
  const router = useRouter();
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(deleteAccountSchema),
    defaultValues: { password: '' },
  });

  const submit = handleSubmit(async ({ password }) => {
    setProblem(null);
    const outcome = await deleteAccount(email, password, language);
    if (outcome.ok) {
      router.replace('/');
      router.refresh();
      showToast({ title: t('goodbyeTitle'), message: t('goodbye'), variant: 'success' });
      return;
    }
    const { reason } = outcome;
    setProblem(reason.by === 'identity' ? toPasswordProblem(reason.problem) : toProblem(reason));
  });

  return (
    <>
      <p>{t('sure')}</p>
      <ProblemNote problem={problem} />
      <AuthForm onSubmit={submit}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...register('password')}
          id="delete-password"
          label={fields('passwordLabel')}
          autoComplete="current-password"
          error={errorOf(formState.errors.password)}
        />
        <div>
          <SubmitButton isBusy={formState.isSubmitting} busyLabel={t('busy')}>
            {t('submit')}
          </SubmitButton>
        </div>
      </AuthForm>
    </>
  );
}
