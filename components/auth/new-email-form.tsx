'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeEmailSchema } from '@/lib/browser/sign-in/auth-schemas';
import { changeEmail } from '@/lib/browser/identity/identity';
import { PasswordField } from '../ui/form/password-field';
import { AuthForm } from './auth-form';
import { EmailField } from './email-field';
import { type AuthProblem, ProblemNote, toPasswordProblem } from './problem-note';
import { SubmitButton } from './submit-button';
import { useFieldError } from './use-field-error';

type Props = { email: string; onSent: (newEmail: string) => void };

/** Has a code sent to the new address. */
export function NewEmailForm({ email, onSent }: Props) {
  const t = useTranslations('auth.changeEmail');
  const fields = useTranslations('auth.fields');
  const errorOf = useFieldError();
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(changeEmailSchema(email)),
    defaultValues: { newEmail: '', password: '' },
  });

  const submit = handleSubmit(async ({ newEmail, password }) => {
    setProblem(null);
    const answer = await changeEmail(email, password, newEmail);
    if (answer.ok) onSent(newEmail);
    else setProblem(toPasswordProblem(answer.problem));
  });

  return (
    <>
      <ProblemNote problem={problem} />
      <AuthForm onSubmit={submit}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <EmailField
          {...register('newEmail')}
          id="new-email"
          label={fields('newEmailLabel')}
          autoComplete="email"
          error={errorOf(formState.errors.newEmail)}
        />
        <PasswordField
          {...register('password')}
          id="email-password"
          label={fields('passwordLabel')}
          autoComplete="current-password"
          error={errorOf(formState.errors.password)}
        />
        <div>
          <SubmitButton variant="outline" isBusy={formState.isSubmitting} busyLabel={t('busy')}>
            {t('submit')}
          </SubmitButton>
        </div>
      </AuthForm>
    </>
  );
}
