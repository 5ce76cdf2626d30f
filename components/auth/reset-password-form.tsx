'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { forgotSchema, resetSchema } from '@/lib/browser/identity/auth-schemas';
import { signInWithPassword } from '@/lib/browser/identity/sign-in';
import { toIdentitySignInProblem } from '@/lib/browser/identity/sign-in-problem';
import { confirmForgotPassword, forgotPassword } from '@/lib/browser/identity/identity';
import { PasswordField, PasswordRules } from '@/components/ui/form/password-field';
import {
  AuthForm,
  CodeField,
  EmailField,
  type AuthError,
  AuthErrorNotice,
  toAuthError,
  SubmitButton,
  useFieldError,
} from './auth-form';
import { useLoginFlow } from './login-flow';
import { ResendCodeButton } from './resend-code-button';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';

/** Sets a new password with the code from the email, then signs in. */
export function ResetPasswordForm() {
  const t = useTranslations('auth.reset');
  const fields = useTranslations('auth.fields');
  const errorOf = useFieldError();
  const { draft, codeSentAt, saveDraft, markCodeSent, goTo } = useLoginFlow();
  const arrive = useRedirectAfterSignIn();
  const [sentTo] = useState(codeSentAt === null ? '' : draft.email);
  const [problem, setProblem] = useState<AuthError | null>(null);
  const { register, handleSubmit, getValues, setError, control, formState } = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { email: draft.email, code: '', newPassword: '' },
  });
  const typedPassword = useWatch({ control, name: 'newPassword' });

  const submit = handleSubmit(async ({ email, code, newPassword }) => {
    setProblem(null);
    saveDraft({ email });
    const answer = await confirmForgotPassword(email, code, newPassword);
    if (!answer.ok) return setProblem(toAuthError(toIdentitySignInProblem(answer.problem)));
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
      setProblem(toAuthError(toIdentitySignInProblem(answer.problem)));
      return null;
    }
    markCodeSent();
    return email;
  }

  return (
    <>
      <p className="text-2 fs-5">{sentTo === '' ? t('enter') : t('sentTo', { email: sentTo })}</p>
      <AuthErrorNotice problem={problem} />
      <AuthForm onSubmit={submit}>
        <EmailField
          {...register('email', { onChange: (event) => saveDraft({ email: event.target.value }) })}
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
      <ResendCodeButton sentAt={codeSentAt} onSend={resend} />
    </>
  );
}

/** Sends a code for a new password. Does not reveal whether an account exists. */
export function ForgotPasswordForm() {
  const t = useTranslations('auth.forgot');
  const errorOf = useFieldError();
  const { draft, saveDraft, markCodeSent, goTo } = useLoginFlow();
  const [problem, setProblem] = useState<AuthError | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: draft.email },
  });

  const submit = handleSubmit(async ({ email }) => {
    setProblem(null);
    saveDraft({ email });
    const answer = await forgotPassword(email);
    if (!answer.ok) return setProblem(toAuthError(toIdentitySignInProblem(answer.problem)));
    markCodeSent();
    goTo('reset');
  });

  return (
    <>
      <p className="text-2 fs-5">{t('text')}</p>
      <AuthErrorNotice problem={problem} />
      <AuthForm onSubmit={submit}>
        <EmailField
          {...register('email', { onChange: (event) => saveDraft({ email: event.target.value }) })}
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
