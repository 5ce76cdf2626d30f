'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { shownEmail } from '@/domain/customer/shown-email';
import { newEmailCodeSchema } from '@/lib/browser/sign-in/auth-schemas';
import { byIdentity, enterShop } from '@/lib/browser/sign-in/sign-in';
import { confirmEmail } from '@/lib/browser/identity/identity';
import { Button } from '../ui/form/button';
import { AuthForm } from './auth-form';
import { CodeField } from './code-field';
import { type AuthProblem, ProblemNote, toProblem } from './problem-note';
import { SubmitButton } from './submit-button';
import { useFieldError } from './use-field-error';

type Props = { newEmail: string; onDone: () => void; onOther: () => void };

/** The code from the new address; with it the shop hears of the change. */
export function NewEmailCodeForm({ newEmail, onDone, onOther }: Props) {
  const t = useTranslations('auth.changeEmail');
  const errorOf = useFieldError();
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  /** Once the code is used up, only the shop is left to be told. */
  const [idToken, setIdToken] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newEmailCodeSchema),
    defaultValues: { code: '' },
  });

  const submit = handleSubmit(async ({ code }) => {
    setProblem(null);
    const token = idToken ?? (await confirmed(code));
    if (token === null) return;
    const entered = await enterShop(token);
    if (entered.ok) onDone();
    else setProblem(toProblem(entered.reason));
  });

  async function confirmed(code: string): Promise<string | null> {
    const answer = await confirmEmail(code);
    if (!answer.ok) {
      setProblem(toProblem(byIdentity(answer.problem)));
      return null;
    }
    setIdToken(answer.value.idToken);
    return answer.value.idToken;
  }

  return (
    <>
      <p className="text-2">{t('codeText', { email: shownEmail(newEmail) })}</p>
      <ProblemNote problem={problem} />
      <AuthForm onSubmit={submit}>
        <CodeField
          {...register('code')}
          id="new-email-code"
          error={errorOf(formState.errors.code)}
        />
        <div className="d-flex flex-wrap gap-3">
          <SubmitButton
            variant="outline"
            isBusy={formState.isSubmitting}
            busyLabel={t('confirmBusy')}
          >
            {t('confirm')}
          </SubmitButton>
          <Button variant="quiet" onClick={onOther}>
            {t('other')}
          </Button>
        </div>
      </AuthForm>
    </>
  );
}
