'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/lib/browser/shop/account-api';
import { AccountChange } from './account-change';
import { ChangePasswordForm } from './change-password-form';
import { GoodNote } from './good-note';

/** The account's password. */
export function ChangePassword() {
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
    <AccountChange
      title={t('title')}
      text={t('text')}
      open={t('open')}
      cancel={t('cancel')}
      note={isDone && <GoodNote title={done('done')} text={done('doneText')} />}
      isOpen={isOpen}
      onOpenChange={open}
    >
      <ChangePasswordForm email={account.email} onDone={close} variant="outline" />
    </AccountChange>
  );
}
