'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { forgotSchema, resetSchema } from '@/lib/browser/sign-in/auth-schemas';
import { byIdentity, signInWithPassword } from '@/lib/browser/sign-in/sign-in';
import { confirmForgotPassword, forgotPassword } from '@/lib/browser/identity/identity';
import { PasswordField } from '../ui/form/password-field';
import { PasswordRules } from '../ui/form/password-rules';
import { AuthForm } from './auth-form';
import { CodeField } from './code-field';
import { EmailField } from './email-field';
import { useLoginFlow } from './login-flow';
import { type AuthProblem, ProblemNote, toProblem } from './problem-note';
import { ResendCode } from './resend-code';
import { SubmitButton } from './submit-button';
import { useArrival } from './use-arrival';
import { useFieldError } from './use-field-error';

/** Sets a new password with the code from the mail and signs in with it. */
export function ResetForm() {
  const t = useTranslations('auth.reset');
  const fields = useTranslations('auth.fields');
  const errorOf = useFieldError();
  const { draft, codeSentAt, keep, noteCodeSent, goTo } = useLoginFlow();
  const arrive = useArrival();
  const [sentTo] = useState(codeSentAt === null ? '' : draft.email);
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const { register, handleSubmit, getValues, setError, control, formState } = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { email: draft.email, code: '', newPassword: '' },
  });
  const typedPassword = useWatch({ control, name: 'newPassword' });

  const submit = handleSubmit(async ({ email, code, newPassword }) => {
    setProblem(null);
    keep({ email });
    const answer = await confirmForgotPassword(email, code, newPassword);
    if (!answer.ok) return setProblem(toProblem(byIdentity(answer.problem)));
    const outcome = await signInWithPassword(email, newPassword);
    if (outcome.ok) return arrive(outcome);
    goTo('signIn', { notice: 'passwordSet', failure: outcome.reason });
  });

  async function resend(): Promise<string | null> {
    const email = forgotSchema.safeParse({ email: getValues('email') }).data?.email;
    if (email === undefined) {
      setError('email', { message: 'email' }, { shouldFocus: true });
      return null;
    }
    setProblem(null);
    const answer = await forgotPassword(email);
    if (!answer.ok) {
      setProblem(toProblem(byIdentity(answer.problem)));
      return null;
    }
    noteCodeSent();
    return email;
  }

  return (
    <>
      <p className="text-2 fs-5">{sentTo === '' ? t('enter') : t('sentTo', { email: sentTo })}</p>
      <ProblemNote problem={problem} />
      <AuthForm onSubmit={submit}>
        <EmailField
          {...register('email', { onChange: (event) => keep({ email: event.target.value }) })}
          id="email"
          error={errorOf(formState.errors.email)}
        />
        <CodeField {...register('code')} id="code" error={errorOf(formState.errors.code)} />
        <div>
          <PasswordField
            {...register('newPassword')}
            id="new-password"
            label={fields('newPasswordLabel')}
            autoComplete="new-password"
            aria-describedby="password-rules"
            error={errorOf(formState.errors.newPassword)}
          />
          <PasswordRules id="password-rules" password={typedPassword} />
        </div>
        <SubmitButton isBusy={formState.isSubmitting} busyLabel={t('busy')}>
          {t('submit')}
        </SubmitButton>
      </AuthForm>
      <ResendCode sentAt={codeSentAt} onSend={resend} />
    </>
  );
}
