'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { changePasswordSchema } from '@/lib/browser/identity/auth-schemas';
import {
  toIdentitySignInProblem,
  type SignInProblem,
} from '@/lib/browser/identity/sign-in-problem';
import { changePassword, confirmMfaCode } from '@/lib/browser/identity/identity';
import { PasswordField } from '@/components/ui/form/password-field';
import { PasswordRules } from '@/components/ui/form/password-field';
import { AuthForm } from './auth-form';
import { SuccessNotice } from './auth-form';
import { MfaCodeForm } from './mfa-code-form';
import { type AuthError, AuthErrorNotice, toPasswordError, toAuthError } from './auth-form';
import { SubmitButton } from './auth-form';
import { useFieldError } from './auth-form';

type Props = {
  email: string;
  /** Called after the password was changed. The form shows a message in addition. */
  onDone?: () => void;
  variant?: 'primary' | 'outline';
};

/** Replaces the password of the signed-in account. */
export function ChangePasswordForm({ email, onDone, variant }: Props) {
  const t = useTranslations('auth.change');
  const fields = useTranslations('auth.fields');
  const errorOf = useFieldError();
  const [problem, setProblem] = useState<AuthError | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [isCodeNeeded, setIsCodeNeeded] = useState(false);
  const { register, handleSubmit, reset, control, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { oldPassword: '', newPassword: '' },
  });
  const typedPassword = useWatch({ control, name: 'newPassword' });

  const submit = handleSubmit(async ({ oldPassword, newPassword }) => {
    setProblem(null);
    setIsDone(false);
    const answer = await changePassword(email, oldPassword, newPassword);
    if (!answer.ok) return setProblem(toPasswordError(answer.problem));
    reset();
    if (answer.value.needsCode) setIsCodeNeeded(true);
    else finish();
  });

  function finish() {
    setIsCodeNeeded(false);
    setIsDone(true);
    onDone?.();
  }

  if (isCodeNeeded) {
    const signIn = async (code: string) => {
      const answer = await confirmMfaCode(code);
      if (!answer.ok) return toIdentitySignInProblem(answer.problem);
      finish();
      return null;
    };
    const abort = (reason: SignInProblem) => {
      setIsCodeNeeded(false);
      setProblem(toAuthError(reason));
    };
    return (
      <MfaCodeForm
        intro={t('needsCode')}
        submitLabel={t('confirmCode')}
        onCode={signIn}
        onRestart={abort}
      />
    );
  }

  return (
    <>
      <AuthErrorNotice problem={problem} />
      {isDone && <SuccessNotice title={t('done')} text={t('doneText')} />}
      <AuthForm onSubmit={submit}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...register('oldPassword')}
          id="old-password"
          label={fields('oldPasswordLabel')}
          autoComplete="current-password"
          error={errorOf(formState.errors.oldPassword)}
        />
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
        <div>
          <SubmitButton variant={variant} isBusy={formState.isSubmitting} busyLabel={t('busy')}>
            {t('submit')}
          </SubmitButton>
        </div>
      </AuthForm>
    </>
  );
}
