'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { shownEmail } from '@/domain/customer/shown-email';
import { useAccount } from '@/lib/browser/shop/account-api';
import { AccountChange } from './account-change';
import { GoodNote } from './good-note';
import { NewEmailCodeForm } from './new-email-code-form';
import { NewEmailForm } from './new-email-form';

/** The account's e-mail address: the new one counts once its code was entered. */
export function ChangeEmail() {
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
    <AccountChange
      title={t('title')}
      text={t('text', { email: shownEmail(account.email) })}
      open={t('open')}
      cancel={t('cancel')}
      note={
        changedTo !== null && (
          <GoodNote title={t('done')} text={t('doneText', { email: shownEmail(changedTo) })} />
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
    </AccountChange>
  );
}
