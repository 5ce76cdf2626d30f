'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { newEmailCodeSchema, createChangeEmailSchema } from '@/lib/browser/identity/auth-schemas';
import { signInToShop } from '@/lib/browser/identity/sign-in';
import { toIdentitySignInProblem } from '@/lib/browser/identity/sign-in-problem';
import { confirmEmail, changeEmail } from '@/lib/browser/identity/identity';
import { Button } from '@/components/ui/form/button';
import {
  AuthForm,
  CodeField,
  type AuthError,
  AuthErrorNotice,
  toAuthError,
  SubmitButton,
  useFieldError,
  EmailField,
  toPasswordError,
  SuccessNotice,
} from './auth-form';
import { PasswordField } from '@/components/ui/form/password-field';
import { useAccount } from '@/lib/browser/account/account-api';
import { AccountSetting } from './account-setting';

type NewEmailCodeFormProps = { newEmail: string; onDone: () => void; onOther: () => void };

/** Asks for the code sent to the new address, then updates the address at the shop service. */
function NewEmailCodeForm({ newEmail, onDone, onOther }: NewEmailCodeFormProps) {
  const t = useTranslations('auth.changeEmail');
  const errorOf = useFieldError();
  const [problem, setProblem] = useState<AuthError | null>(null);
  /**
   * The ID token, once the code has been confirmed. The code cannot be used twice, so a retry only repeats the sign-in
   * at the shop service.
   */
  const [idToken, setIdToken] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newEmailCodeSchema),
    defaultValues: { code: '' },
  });

  const submit = handleSubmit(async ({ code }) => {
    setProblem(null);
    const token = idToken ?? (await confirmed(code));
    if (token === null) return;
    const entered = await signInToShop(token);
    if (entered.ok) onDone();
    else setProblem(toAuthError(entered.reason));
  });

  async function confirmed(code: string): Promise<string | null> {
    const answer = await confirmEmail(code);
    if (!answer.ok) {
      setProblem(toAuthError(toIdentitySignInProblem(answer.problem)));
      return null;
    }
    setIdToken(answer.value.idToken);
    return answer.value.idToken;
  }

  return (
    <>
      <p className="text-2">{t('codeText', { email: toDisplayEmail(newEmail) })}</p>
      <AuthErrorNotice problem={problem} />
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

type NewEmailFormProps = { email: string; onSent: (newEmail: string) => void };

/** Sends a code to the new address. */
function NewEmailForm({ email, onSent }: NewEmailFormProps) {
  const t = useTranslations('auth.changeEmail');
  const fields = useTranslations('auth.fields');
  const errorOf = useFieldError();
  const [problem, setProblem] = useState<AuthError | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(createChangeEmailSchema(email)),
    defaultValues: { newEmail: '', password: '' },
  });

  const submit = handleSubmit(async ({ newEmail, password }) => {
    setProblem(null);
    const answer = await changeEmail(email, password, newEmail);
    if (answer.ok) onSent(newEmail);
    else setProblem(toPasswordError(answer.problem));
  });

  return (
    <>
      <AuthErrorNotice problem={problem} />
      <AuthForm onSubmit={submit}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <EmailField
          {...register('newEmail')}
          id="new-email"
          label={fields('newEmailLabel')}
          autoComplete="email"
          error={errorOf(formState.errors.newEmail)}
        />
        <PasswordField
          {...register('password')}
          id="email-password"
          label={fields('passwordLabel')}
          autoComplete="current-password"
          error={errorOf(formState.errors.password)}
        />
        <div>
          <SubmitButton variant="outline" isBusy={formState.isSubmitting} busyLabel={t('busy')}>
            {t('submit')}
          </SubmitButton>
        </div>
      </AuthForm>
    </>
  );
}

/** Changes the account's email address. The new address is effective once the code sent to it has been entered. */
export function EmailSetting() {
  const t = useTranslations('auth.changeEmail');
  const { value: account, reload } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  const [newEmail, setNewEmail] = useState<string | null>(null);
  const [changedTo, setChangedTo] = useState<string | null>(null);
  if (!account) return null;

  const open = (next: boolean) => {
    setIsOpen(next);
    setNewEmail(null);
    setChangedTo(null);
  };
  const finish = () => {
    setIsOpen(false);
    setChangedTo(newEmail);
    void reload();
  };
  return (
    <AccountSetting
      needs="identitySignIn"
      title={t('title')}
      text={t('text', { email: toDisplayEmail(account.email) })}
      openLabel={t('open')}
      cancel={t('cancel')}
      note={
        changedTo !== null && (
          <SuccessNotice
            title={t('done')}
            text={t('doneText', { email: toDisplayEmail(changedTo) })}
          />
        )
      }
      isOpen={isOpen}
      onOpenChange={open}
    >
      {newEmail === null ? (
        <NewEmailForm email={account.email} onSent={setNewEmail} />
      ) : (
        <NewEmailCodeForm newEmail={newEmail} onDone={finish} onOther={() => setNewEmail(null)} />
      )}
    </AccountSetting>
  );
}
