'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mfaCodeSchema } from '@/lib/browser/sign-in/auth-schemas';
import { type SignInProblem, signInWithMfaCode } from '@/lib/browser/sign-in/sign-in';
import { Button } from '../ui/form/button';
import { AuthForm } from './auth-form';
import { CodeField } from './code-field';
import { type AuthProblem, ProblemNote, toProblem } from './problem-note';
import { SubmitButton } from './submit-button';
import { useArrival } from './use-arrival';
import { useFieldError } from './use-field-error';

type Props = {
  /** Back to e-mail and password: by the visitor's wish, or with the reason why the code is not enough any more. */
  onBack: (reason: SignInProblem | null) => void;
};

/** The second step of signing in: the code of the authenticator app. */
export function MfaCodeForm({ onBack }: Props) {
  const t = useTranslations('auth.mfa');
  const errorOf = useFieldError();
  const arrive = useArrival();
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const { register, handleSubmit, resetField, formState } = useForm({
    resolver: zodResolver(mfaCodeSchema),
    defaultValues: { code: '' },
  });

  const submit = handleSubmit(async ({ code }) => {
    setProblem(null);
    const outcome = await signInWithMfaCode(code);
    if (outcome.ok) return arrive(outcome);
    const { reason } = outcome;
    const isOpen =
      reason.by === 'identity' &&
      ['mfaCodeWrong', 'mfaCodeUsed', 'unavailable'].includes(reason.problem);
    if (!isOpen) return onBack(reason);
    resetField('code');
    setProblem(toProblem(reason));
  });

  return (
    <>
      <p className="text-2 fs-5">{t('enter')}</p>
      <ProblemNote problem={problem} />
      <AuthForm onSubmit={submit}>
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
            {t('submit')}
          </SubmitButton>
          <Button variant="quiet" onClick={() => onBack(null)}>
            {t('back')}
          </Button>
        </div>
      </AuthForm>
    </>
  );
}
