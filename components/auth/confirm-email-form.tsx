'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmSchema, forgotSchema } from '@/lib/browser/identity/auth-schemas';
import { signInWithPassword } from '@/lib/browser/identity/sign-in';
import { toIdentitySignInProblem } from '@/lib/browser/identity/sign-in-problem';
import { confirmSignUp, resendCode } from '@/lib/browser/identity/identity';
import { Notice } from '@/components/ui/message/notice';
import { AuthForm } from './auth-form';
import { CodeField } from './auth-form';
import { EmailField } from './auth-form';
import { useLoginFlow } from './login-flow';
import { type AuthError, AuthErrorNotice, toAuthError } from './auth-form';
import { ResendCodeButton } from './resend-code-button';
import { SubmitButton } from './auth-form';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';
import { useFieldError } from './auth-form';

/** Asks for the code that confirms an email address, then signs in if the page still has the password in memory. */
export function ConfirmEmailForm() {
  const t = useTranslations('auth');
  const errorOf = useFieldError();
  const { draft, notice, failure, password, codeSentAt, saveDraft, markCodeSent, goTo } =
    useLoginFlow();
  const arrive = useRedirectAfterSignIn();
  const [isEmailKnown] = useState(() => forgotSchema.safeParse({ email: draft.email }).success);
  const [problem, setProblem] = useState<AuthError | null>(failure && toAuthError(failure));
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    resolver: zodResolver(confirmSchema),
    defaultValues: { email: draft.email, code: '' },
  });

  const submit = handleSubmit(async ({ email, code }) => {
    setProblem(null);
    const answer = await confirmSignUp(email, code);
    if (!answer.ok && answer.problem !== 'alreadyConfirmed') {
      return setProblem(toAuthError(toIdentitySignInProblem(answer.problem)));
    }
    if (password === null) return goTo('signIn', { notice: 'confirmed' });
    const outcome = await signInWithPassword(email, password);
    if (outcome.ok) return arrive(outcome);
    goTo('signIn', { notice: 'confirmed', failure: outcome.reason });
  });

  async function resend(): Promise<string | null> {
    const email = forgotSchema.safeParse({ email: getValues('email') }).data?.email;
    if (email === undefined) {
      setError('email', { message: 'email' }, { shouldFocus: true });
      return null;
    }
    setProblem(null);
    const answer = await resendCode(email);
    if (answer.ok) {
      markCodeSent();
      return email;
    }
    if (answer.problem === 'alreadyConfirmed') goTo('signIn', { notice: 'confirmed' });
    else setProblem(toAuthError(toIdentitySignInProblem(answer.problem)));
    return null;
  }

  return (
    <>
      {isEmailKnown && !failure && (
        <p className="text-2 fs-5">{t('confirm.sentTo', { email: draft.email })}</p>
      )}
      {!isEmailKnown && <p className="text-2 fs-5">{t('confirm.enter')}</p>}
      {!problem && (notice === 'notConfirmed' || notice === 'notConfirmedNoMail') && (
        <Notice role="status" className="mb-4">
          <p>
            <b>{t(`problems.${notice}.title`)}</b> {t(`problems.${notice}.text`)}
          </p>
        </Notice>
      )}
      <AuthErrorNotice problem={problem} />
      <AuthForm onSubmit={submit}>
        {isEmailKnown ? (
          <input {...register('email')} type="email" autoComplete="username" readOnly hidden />
        ) : (
          <EmailField
            {...register('email', {
              onChange: (event) => saveDraft({ email: event.target.value }),
            })}
            id="email"
            error={errorOf(formState.errors.email)}
          />
        )}
        <CodeField {...register('code')} id="code" error={errorOf(formState.errors.code)} />
        <div>
          <SubmitButton isBusy={formState.isSubmitting} busyLabel={t('confirm.busy')}>
            {t('confirm.submit')}
          </SubmitButton>
        </div>
      </AuthForm>
      <ResendCodeButton sentAt={codeSentAt} onSend={resend} />
    </>
  );
}
