'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/lib/browser/shop/account-api';
import { AccountChange } from './account-change';
import { DeleteAccountForm } from './delete-account-form';

/** The end of the account: what goes and what the law keeps is said before, the password is asked for. */
export function DeleteAccount() {
  const t = useTranslations('auth.deleteAccount');
  const { value: account } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  if (!account) return null;
  return (
    <AccountChange
      title={t('title')}
      text={t('text')}
      open={t('open')}
      cancel={t('cancel')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <DeleteAccountForm email={account.email} />
    </AccountChange>
  );
}
