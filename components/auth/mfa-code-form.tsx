'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { mfaCodeSchema } from '@/lib/browser/identity/auth-schemas';
import type { SignInProblem } from '@/lib/browser/identity/sign-in-problem';
import { AuthForm } from './auth-form';
import { CodeField } from './auth-form';
import { type AuthError, AuthErrorNotice, toAuthError } from './auth-form';
import { SubmitButton } from './auth-form';
import { useFieldError } from './auth-form';

type Props = {
  intro: string;
  submitLabel: string;
  /** Signs in with the code. Resolves to null on success, otherwise to the reason for the failure. */
  onCode: (code: string) => Promise<SignInProblem | null>;
  /** Called if the sign-in has to start again with the password, because entering another code cannot succeed. */
  onRestart: (reason: SignInProblem) => void;
  /** The link beside the button that leads back to the sign-in form. */
  children?: ReactNode;
};

/**
 * The second step of signing in: the code of the authenticator app. A wrong code stays in the field so it can be
 * corrected.
 */
export function MfaCodeForm({ intro, submitLabel, onCode, onRestart, children }: Props) {
  const t = useTranslations('auth.mfa');
  const errorOf = useFieldError();
  const [problem, setProblem] = useState<AuthError | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(mfaCodeSchema),
    defaultValues: { code: '' },
  });

  const send = handleSubmit(async ({ code }) => {
    setProblem(null);
    const reason = await onCode(code);
    if (reason === null) return;
    const isOpen =
      reason.by === 'identity' &&
      ['mfaCodeWrong', 'mfaCodeUsed', 'unavailable'].includes(reason.problem);
    if (isOpen) setProblem(toAuthError(reason));
    else onRestart(reason);
  });

  return (
    <>
      <p className="text-2 fs-5">{intro}</p>
      <AuthErrorNotice problem={problem} />
      <AuthForm onSubmit={send}>
        <CodeField
          {...register('code')}
          id="code"
          label={t('label')}
          hint={t('hint')}
          error={errorOf(formState.errors.code)}
          autoFocus
        />
        <div className="d-flex flex-wrap gap-2">
          <SubmitButton isBusy={formState.isSubmitting} busyLabel={t('busy')}>
            {submitLabel}
          </SubmitButton>
          {children}
        </div>
      </AuthForm>
    </>
  );
}
