'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/lib/browser/account/account-api';
import { AccountSetting } from './account-setting';
import { ChangePasswordForm } from './change-password-form';
import { SuccessNotice } from './auth-form';

export function PasswordSetting() {
  const t = useTranslations('auth.changePassword');
  const done = useTranslations('auth.change');
  const { value: account } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  if (!account) return null;

  const open = (next: boolean) => {
    setIsOpen(next);
    setIsDone(false);
  };
  const close = () => {
    setIsOpen(false);
    setIsDone(true);
  };
  return (
    <AccountSetting
      needs="identitySignIn"
      title={t('title')}
      text={t('text')}
      openLabel={t('open')}
      cancel={t('cancel')}
      note={isDone && <SuccessNotice title={done('done')} text={done('doneText')} />}
      isOpen={isOpen}
      onOpenChange={open}
    >
      <ChangePasswordForm email={account.email} onDone={close} variant="outline" />
    </AccountSetting>
  );
}
