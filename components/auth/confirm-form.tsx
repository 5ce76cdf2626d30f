'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmSchema, forgotSchema } from '@/lib/browser/sign-in/auth-schemas';
import { byIdentity, signInWithPassword } from '@/lib/browser/sign-in/sign-in';
import { confirmSignUp, resendCode } from '@/lib/browser/identity/identity';
import { Note } from '../ui/message/note';
import { AuthForm } from './auth-form';
import { CodeField } from './code-field';
import { EmailField } from './email-field';
import { useLoginFlow } from './login-flow';
import { type AuthProblem, ProblemNote, toProblem } from './problem-note';
import { ResendCode } from './resend-code';
import { SubmitButton } from './submit-button';
import { useArrival } from './use-arrival';
import { useFieldError } from './use-field-error';

/** The code that confirms an address; then signs in when the password is still known to the page. */
export function ConfirmForm() {
  const t = useTranslations('auth');
  const errorOf = useFieldError();
  const { draft, notice, failure, password, codeSentAt, keep, noteCodeSent, goTo } = useLoginFlow();
  const arrive = useArrival();
  const [isEmailKnown] = useState(() => forgotSchema.safeParse({ email: draft.email }).success);
  const [problem, setProblem] = useState<AuthProblem | null>(failure && toProblem(failure));
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    resolver: zodResolver(confirmSchema),
    defaultValues: { email: draft.email, code: '' },
  });

  const submit = handleSubmit(async ({ email, code }) => {
    setProblem(null);
    const answer = await confirmSignUp(email, code);
    if (!answer.ok && answer.problem !== 'alreadyConfirmed') {
      return setProblem(toProblem(byIdentity(answer.problem)));
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
      noteCodeSent();
      return email;
    }
    if (answer.problem === 'alreadyConfirmed') goTo('signIn', { notice: 'confirmed' });
    else setProblem(toProblem(byIdentity(answer.problem)));
    return null;
  }

  return (
    <>
      {isEmailKnown && !failure && (
        <p className="text-2 fs-5">{t('confirm.sentTo', { email: draft.email })}</p>
      )}
      {!isEmailKnown && <p className="text-2 fs-5">{t('confirm.enter')}</p>}
      {!problem && (notice === 'notConfirmed' || notice === 'notConfirmedNoMail') && (
        <Note role="status" className="mb-4">
          <p>
            <b>{t(`problems.${notice}.title`)}</b> {t(`problems.${notice}.text`)}
          </p>
        </Note>
      )}
      <ProblemNote problem={problem} />
      <AuthForm onSubmit={submit}>
        {isEmailKnown ? (
          <input {...register('email')} type="email" autoComplete="username" readOnly hidden />
        ) : (
          <EmailField
            {...register('email', { onChange: (event) => keep({ email: event.target.value }) })}
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
      <ResendCode sentAt={codeSentAt} onSend={resend} />
    </>
  );
}
