'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { deleteAccountSchema } from '@/lib/browser/identity/auth-schemas';
import { deleteAccount } from '@/lib/browser/identity/delete-account';
import { showToast } from '@/lib/browser/state/toasts';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { PasswordField } from '@/components/ui/form/password-field';
import {
  AuthForm,
  type AuthError,
  AuthErrorNotice,
  toPasswordError,
  toAuthError,
  SubmitButton,
  useFieldError,
} from './auth-form';
import { useAccount } from '@/lib/browser/account/account-api';
import { AccountSetting } from './account-setting';

/** The second step of deleting an account: the form that asks for the password. */
function DeleteAccountForm({ email }: { email: string }) {
  const t = useTranslations('auth.deleteAccount');
  const fields = useTranslations('auth.fields');
  const errorOf = useFieldError();
  const language = useLocale();
  const router = useRouter();
  const [problem, setProblem] = useState<AuthError | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(deleteAccountSchema),
    defaultValues: { password: '' },
  });

  const submit = handleSubmit(async ({ password }) => {
    setProblem(null);
    const outcome = await deleteAccount(email, password, language);
    if (outcome.ok) {
      router.replace('/');
      router.refresh();
      showToast({ title: t('goodbyeTitle'), message: t('goodbye'), variant: 'success' });
      return;
    }
    const { reason } = outcome;
    setProblem(reason.by === 'identity' ? toPasswordError(reason.problem) : toAuthError(reason));
  });

  return (
    <>
      <p>{t('sure')}</p>
      <AuthErrorNotice problem={problem} />
      <AuthForm onSubmit={submit}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...register('password')}
          id="delete-password"
          label={fields('passwordLabel')}
          autoComplete="current-password"
          error={errorOf(formState.errors.password)}
        />
        <div>
          <SubmitButton isBusy={formState.isSubmitting} busyLabel={t('busy')}>
            {t('submit')}
          </SubmitButton>
        </div>
      </AuthForm>
    </>
  );
}

/**
 * Deletes the account. Lists beforehand what is deleted and what has to be retained by law, and asks for the password.
 */
export function AccountDeletionSetting() {
  const t = useTranslations('auth.deleteAccount');
  const { value: account } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  if (!account) return null;
  return (
    <AccountSetting
      needs="accountDeletion"
      title={t('title')}
      text={t('text')}
      openLabel={t('open')}
      cancel={t('cancel')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <DeleteAccountForm email={account.email} />
    </AccountSetting>
  );
}
