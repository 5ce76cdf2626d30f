'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgotSchema } from '@/lib/browser/sign-in/auth-schemas';
import { byIdentity } from '@/lib/browser/sign-in/sign-in';
import { forgotPassword } from '@/lib/browser/identity/identity';
import { AuthForm } from './auth-form';
import { EmailField } from './email-field';
import { useLoginFlow } from './login-flow';
import { type AuthProblem, ProblemNote, toProblem } from './problem-note';
import { SubmitButton } from './submit-button';
import { useFieldError } from './use-field-error';

/** Has a code for a new password sent; it does not tell whether there is an account. */
export function ForgotForm() {
  const t = useTranslations('auth.forgot');
  const errorOf = useFieldError();
  const { draft, keep, noteCodeSent, goTo } = useLoginFlow();
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: draft.email },
  });

  const submit = handleSubmit(async ({ email }) => {
    setProblem(null);
    keep({ email });
    const answer = await forgotPassword(email);
    if (!answer.ok) return setProblem(toProblem(byIdentity(answer.problem)));
    noteCodeSent();
    goTo('reset');
  });

  return (
    <>
      <p className="text-2 fs-5">{t('text')}</p>
      <ProblemNote problem={problem} />
      <AuthForm onSubmit={submit}>
        <EmailField
          {...register('email', { onChange: (event) => keep({ email: event.target.value }) })}
          id="email"
          error={errorOf(formState.errors.email)}
        />
        <SubmitButton className="mt-2" isBusy={formState.isSubmitting} busyLabel={t('busy')}>
          {t('submit')}
        </SubmitButton>
      </AuthForm>
    </>
  );
}
