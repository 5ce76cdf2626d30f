'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { registerSchema } from '@/lib/browser/identity/auth-schemas';
import { toIdentitySignInProblem } from '@/lib/browser/identity/sign-in-problem';
import { Link } from '@/lib/platform/i18n/navigation';
import { signUp } from '@/lib/browser/identity/identity';
import { EmailHint } from '@/components/ui/form/email-hint';
import { TextField } from '@/components/ui/form/field';
import { PasswordField } from '@/components/ui/form/password-field';
import { PasswordRules } from '@/components/ui/form/password-field';
import { AuthForm } from './auth-form';
import { EmailField } from './auth-form';
import { useLoginFlow } from './login-flow';
import { type AuthError, AuthErrorNotice, toAuthError } from './auth-form';
import { SubmitButton } from './auth-form';
import { useFieldError } from './auth-form';
import { LoginViewLink } from './login-flow';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';
import { registerAtShop } from '@/lib/browser/identity/sign-in';
import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';

/**
 * The form that creates an account. The email address is confirmed in the next view; a shop that does not accept ID
 * tokens needs no confirmation and has no field for the phone number.
 */
export function RegisterForm() {
  const t = useTranslations('auth.register');
  const fields = useTranslations('auth.fields');
  const language = useLocale();
  const errorOf = useFieldError();
  const { draft, saveDraft, markCodeSent, goTo } = useLoginFlow();
  const arrive = useRedirectAfterSignIn();
  const [problem, setProblem] = useState<AuthError | null>(null);
  const { register, handleSubmit, control, setValue, formState } = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { email: draft.email, phone: draft.phone, password: '' },
  });
  const [left, setLeft] = useState('');
  const acceptEmail = (suggestion: string) => {
    setLeft(suggestion);
    saveDraft({ email: suggestion });
    setValue('email', suggestion, { shouldValidate: true });
  };
  const password = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async ({ email, phone: phoneNumber, password: chosen }) => {
    setProblem(null);
    saveDraft({ email });
    if (!hasShopFeature('identitySignIn')) {
      const registered = await registerAtShop(email, chosen);
      return registered.ok ? arrive(registered) : setProblem(toAuthError(registered.reason));
    }
    const answer = await signUp(email, chosen, { phoneNumber, locale: language });
    if (!answer.ok && answer.problem !== 'mailNotSent') {
      return setProblem(toAuthError(toIdentitySignInProblem(answer.problem)));
    }
    if (answer.ok) markCodeSent();
    goTo('confirm', {
      password: chosen,
      failure: answer.ok ? null : toIdentitySignInProblem(answer.problem),
    });
  });

  return (
    <>
      <AuthErrorNotice
        problem={problem}
        links={{
          signIn: (chunks) => <LoginViewLink view="signIn">{chunks}</LoginViewLink>,
          forgot: (chunks) => <LoginViewLink view="forgot">{chunks}</LoginViewLink>,
        }}
      />
      <AuthForm onSubmit={submit}>
        <EmailField
          {...register('email', {
            onChange: (event) => saveDraft({ email: event.target.value }),
            onBlur: ({ target }) => setLeft(target.value),
          })}
          id="email"
          error={errorOf(formState.errors.email)}
        />
        <EmailHint
          typed={left}
          labels={(suggestion) => fields('emailMeant', { meant: suggestion })}
          onAccept={acceptEmail}
        />
        <div data-needs="identitySignIn">
          <TextField
            {...register('phone', {
              onChange: (event) => saveDraft({ phone: event.target.value }),
            })}
            id="phone"
            type="tel"
            autoComplete="tel"
            label={fields('phoneLabel')}
            isOptional
            hint={fields('phoneHint')}
            error={errorOf(formState.errors.phone)}
          />
        </div>
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
            terms: (chunks) => (
              <Link href="/terms" target="_blank">
                {chunks}
              </Link>
            ),
            privacy: (chunks) => (
              <Link href="/privacy-policy" target="_blank">
                {chunks}
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
