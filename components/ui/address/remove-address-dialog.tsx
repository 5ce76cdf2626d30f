'use client';

import { useTranslations } from 'next-intl';
import { placeText, recipientText } from '@/domain/address/address-text';
import type { useAddressRemoval } from '@/lib/browser/address/use-address-removal';
import { ConfirmDialog } from '../dialog/confirm-dialog';

/** Asks whether an address shall really go, and names it. */
export function RemoveAddressDialog({
  removal,
}: {
  removal: ReturnType<typeof useAddressRemoval>;
}) {
  const t = useTranslations('address.book');
  const { asked, isBusy, cancel, confirm } = removal;
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t('removeTitle')}
      action={t('remove')}
      busyLabel={t('removeBusy')}
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {asked && (
        <p className="text-break">
          <b>{recipientText(asked)}</b>
          <br />
          {placeText(asked)}
        </p>
      )}
      <p className="text-2 mb-0">{t('removeText')}</p>
    </ConfirmDialog>
  );
}
