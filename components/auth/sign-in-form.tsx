'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signInSchema } from '@/lib/browser/sign-in/auth-schemas';
import {
  needsMfaCode,
  type SignInProblem,
  signInWithMfaCode,
  signInWithPassword,
} from '@/lib/browser/sign-in/sign-in';
import { resendCode } from '@/lib/browser/identity/identity';
import { Button } from '../ui/form/button';
import { PasswordField } from '../ui/form/password-field';
import { AuthForm } from './auth-form';
import { EmailField } from './email-field';
import { GoodNote } from './good-note';
import { MfaCodeForm } from './mfa-code-form';
import { useLoginFlow } from './login-flow';
import { type AuthProblem, ProblemNote, toProblem } from './problem-note';
import { SubmitButton } from './submit-button';
import { useArrival } from './use-arrival';
import { useEarlyEmail } from './use-early-email';
import { useFieldError } from './use-field-error';
import { ViewLink } from './view-link';

/** E-mail and password. An account that was never confirmed gets its code and the view for it. */
export function SignInForm() {
  const t = useTranslations('auth.signIn');
  const fields = useTranslations('auth.fields');
  const views = useTranslations('auth');
  const errorOf = useFieldError();
  const { draft, notice, failure, keep, noteCodeSent, goTo } = useLoginFlow();
  const arrive = useArrival();
  // A new password was set just before: its sign-in waits for the code already.
  const [isCodeNeeded, setIsCodeNeeded] = useState(failure !== null && needsMfaCode(failure));
  const [problem, setProblem] = useState<AuthProblem | null>(
    failure && !isCodeNeeded ? toProblem(failure) : null,
  );
  const { register, handleSubmit, resetField, formState } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: draft.email === '' ? {} : { email: draft.email },
  });

  useEarlyEmail();

  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(null);
    keep({ email });
    const outcome = await signInWithPassword(email, password);
    if (outcome.ok) return arrive(outcome);
    const { reason } = outcome;
    if (needsMfaCode(reason)) return setIsCodeNeeded(true);
    const isUnconfirmed = reason.by === 'identity' && reason.problem === 'notConfirmed';
    if (!isUnconfirmed) return setProblem(toProblem(reason));
    const sent = await resendCode(email);
    if (sent.ok) noteCodeSent();
    goTo('confirm', { notice: sent.ok ? 'notConfirmed' : 'notConfirmedNoMail', password });
  });

  async function signInWithCode(code: string): Promise<SignInProblem | null> {
    const outcome = await signInWithMfaCode(code);
    if (!outcome.ok) return outcome.reason;
    arrive(outcome);
    return null;
  }

  if (isCodeNeeded) {
    const goBack = (reason: SignInProblem | null) => {
      resetField('password');
      setIsCodeNeeded(false);
      setProblem(reason && toProblem(reason));
    };
    return (
      <>
        {notice === 'passwordSet' && (
          <GoodNote title={views('reset.done')} text={views('mfa.passwordSet')} />
        )}
        <MfaCodeForm
          intro={views('mfa.enter')}
          submit={views('mfa.submit')}
          onCode={signInWithCode}
          onOver={goBack}
        >
          <Button variant="quiet" onClick={() => goBack(null)}>
            {views('mfa.back')}
          </Button>
        </MfaCodeForm>
      </>
    );
  }

  return (
    <>
      {!problem && notice === 'confirmed' && (
        <GoodNote title={views('confirm.done')} text={views('confirm.doneText')} />
      )}
      {!problem && notice === 'passwordSet' && (
        <GoodNote title={views('reset.done')} text={views('reset.doneText')} />
      )}
      <ProblemNote problem={problem} />
      <AuthForm onSubmit={submit}>
        <EmailField
          {...register('email', { onChange: (event) => keep({ email: event.target.value }) })}
          id="email"
          error={errorOf(formState.errors.email)}
        />
        <PasswordField
          {...register('password')}
          id="password"
          label={fields('passwordLabel')}
          autoComplete="current-password"
          error={errorOf(formState.errors.password)}
          aside={<ViewLink view="forgot">{t('forgot')}</ViewLink>}
        />
        <SubmitButton className="mt-2" isBusy={formState.isSubmitting} busyLabel={t('busy')}>
          {t('submit')}
        </SubmitButton>
      </AuthForm>
    </>
  );
}
