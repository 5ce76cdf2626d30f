'use client';

import { useLayoutEffect, useState } from 'react';
import { useLoginFlow, LoginViewLink } from './login-flow';
import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { signInSchema } from '@/lib/browser/identity/auth-schemas';
import {
  needsMfaCode,
  signInWithMfaCode,
  signInWithPassword,
} from '@/lib/browser/identity/sign-in';
import type { SignInProblem } from '@/lib/browser/identity/sign-in-problem';
import { resendCode } from '@/lib/browser/identity/identity';
import { Button } from '@/components/ui/form/button';
import { PasswordField } from '@/components/ui/form/password-field';
import {
  AuthForm,
  EmailField,
  SuccessNotice,
  type AuthError,
  AuthErrorNotice,
  toAuthError,
  SubmitButton,
  useFieldError,
} from './auth-form';
import { MfaCodeForm } from './mfa-code-form';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';

const fieldId = 'email';

/**
 * Keeps an email address typed before hydration. The static page shows the sign-in view until hydration, even if the
 * URL selects another view; the typed text and the focus are then moved to that view.
 */
function usePreHydrationEmail(): void {
  const { saveDraft } = useLoginFlow();
  useLayoutEffect(() => {
    // The form library reads its fields only on submit, so the value is read from the DOM.
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement && field.value !== '') saveDraft({ email: field.value });
    return () => {
      if (document.activeElement?.id !== fieldId) return;
      // The microtask runs after React has inserted the field of the next view.
      queueMicrotask(() => document.getElementById(fieldId)?.focus());
    };
  }, [saveDraft]);
}

/**
 * The sign-in form with email and password. A customer whose account is not confirmed is sent a code and taken to the
 * view to enter it.
 */
export function SignInForm() {
  const t = useTranslations('auth.signIn');
  const fields = useTranslations('auth.fields');
  const views = useTranslations('auth');
  const errorOf = useFieldError();
  const { draft, notice, failure, saveDraft, markCodeSent, goTo } = useLoginFlow();
  const arrive = useRedirectAfterSignIn();
  // True if the automatic sign-in after a password reset failed because it requires the code of the authenticator app.
  const [isCodeNeeded, setIsCodeNeeded] = useState(failure !== null && needsMfaCode(failure));
  const [problem, setProblem] = useState<AuthError | null>(
    failure && !isCodeNeeded ? toAuthError(failure) : null,
  );
  const { register, handleSubmit, resetField, formState } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: draft.email === '' ? {} : { email: draft.email },
  });

  usePreHydrationEmail();

  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(null);
    saveDraft({ email });
    const outcome = await signInWithPassword(email, password);
    if (outcome.ok) return arrive(outcome);
    const { reason } = outcome;
    if (needsMfaCode(reason)) return setIsCodeNeeded(true);
    const isUnconfirmed = reason.by === 'identity' && reason.problem === 'notConfirmed';
    if (!isUnconfirmed) return setProblem(toAuthError(reason));
    const sent = await resendCode(email);
    if (sent.ok) markCodeSent();
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
      setProblem(reason && toAuthError(reason));
    };
    return (
      <>
        {notice === 'passwordSet' && (
          <SuccessNotice title={views('reset.done')} text={views('mfa.passwordSet')} />
        )}
        <MfaCodeForm
          intro={views('mfa.enter')}
          submitLabel={views('mfa.submit')}
          onCode={signInWithCode}
          onRestart={goBack}
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
        <SuccessNotice title={views('confirm.done')} text={views('confirm.doneText')} />
      )}
      {!problem && notice === 'passwordSet' && (
        <SuccessNotice title={views('reset.done')} text={views('reset.doneText')} />
      )}
      <AuthErrorNotice problem={problem} />
      <AuthForm onSubmit={submit}>
        <EmailField
          {...register('email', { onChange: (event) => saveDraft({ email: event.target.value }) })}
          id="email"
          error={errorOf(formState.errors.email)}
        />
        <PasswordField
          {...register('password')}
          id="password"
          label={fields('passwordLabel')}
          autoComplete="current-password"
          error={errorOf(formState.errors.password)}
          aside={<LoginViewLink view="forgot">{t('forgot')}</LoginViewLink>}
        />
        <SubmitButton className="mt-2" isBusy={formState.isSubmitting} busyLabel={t('busy')}>
          {t('submit')}
        </SubmitButton>
      </AuthForm>
    </>
  );
}
