'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { registerSchema } from '@/lib/browser/sign-in/auth-schemas';
import { byIdentity } from '@/lib/browser/sign-in/sign-in';
import { Link } from '@/lib/platform/i18n/navigation';
import { signUp } from '@/lib/browser/identity/identity';
import { EmailHint } from '../ui/form/email-hint';
import { TextField } from '../ui/form/field';
import { PasswordField } from '../ui/form/password-field';
import { PasswordRules } from '../ui/form/password-rules';
import { AuthForm } from './auth-form';
import { EmailField } from './email-field';
import { useLoginFlow } from './login-flow';
import { type AuthProblem, ProblemNote, toProblem } from './problem-note';
import { SubmitButton } from './submit-button';
import { useFieldError } from './use-field-error';
import { ViewLink } from './view-link';

/** A new account; its address is confirmed in the next view. */
export function RegisterForm() {
  const t = useTranslations('auth.register');
  const fields = useTranslations('auth.fields');
  const language = useLocale();
  const errorOf = useFieldError();
  const { draft, keep, noteCodeSent, goTo } = useLoginFlow();
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const { register, handleSubmit, control, setValue, formState } = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { email: draft.email, phone: draft.phone, password: '' },
  });
  const [left, setLeft] = useState('');
  const takeEmail = (meant: string) => {
    setLeft(meant);
    keep({ email: meant });
    setValue('email', meant, { shouldValidate: true });
  };
  const password = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async ({ email, phone: phoneNumber, password: chosen }) => {
    setProblem(null);
    keep({ email });
    const answer = await signUp(email, chosen, { phoneNumber, locale: language });
    if (!answer.ok && answer.problem !== 'mailNotSent') {
      return setProblem(toProblem(byIdentity(answer.problem)));
    }
    if (answer.ok) noteCodeSent();
    goTo('confirm', {
      password: chosen,
      failure: answer.ok ? null : byIdentity(answer.problem),
    });
  });

  return (
    <>
      <ProblemNote
        problem={problem}
        links={{
          signIn: (words) => <ViewLink view="signIn">{words}</ViewLink>,
          forgot: (words) => <ViewLink view="forgot">{words}</ViewLink>,
        }}
      />
      <AuthForm onSubmit={submit}>
        <EmailField
          {...register('email', {
            onChange: (event) => keep({ email: event.target.value }),
            onBlur: ({ target }) => setLeft(target.value),
          })}
          id="email"
          error={errorOf(formState.errors.email)}
        />
        <EmailHint
          typed={left}
          words={(meant) => fields('emailMeant', { meant })}
          onTake={takeEmail}
        />
        <TextField
          {...register('phone', { onChange: (event) => keep({ phone: event.target.value }) })}
          id="phone"
          type="tel"
          autoComplete="tel"
          label={fields('phoneLabel')}
          isOptional
          hint={fields('phoneHint')}
          error={errorOf(formState.errors.phone)}
        />
        <div>
          <PasswordField
            {...register('password')}
            id="new-password"
            label={fields('passwordLabel')}
            autoComplete="new-password"
            aria-describedby="password-rules"
            error={errorOf(formState.errors.password)}
          />
          <PasswordRules id="password-rules" password={password} />
        </div>
        <p className="small text-2 mb-0">
          {t.rich('legal', {
            terms: (words) => (
              <Link href="/terms" target="_blank">
                {words}
              </Link>
            ),
            privacy: (words) => (
              <Link href="/privacy-policy" target="_blank">
                {words}
              </Link>
            ),
          })}
        </p>
        <SubmitButton isBusy={formState.isSubmitting} busyLabel={t('busy')}>
          {t('submit')}
        </SubmitButton>
      </AuthForm>
    </>
  );
}
