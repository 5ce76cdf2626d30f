'use client';

import { useTranslations } from 'next-intl';
import { formatLocation, formatRecipient } from '@/domain/address/format-address';
import type { useAddressRemoval } from '@/lib/browser/address/use-address-removal';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';

/** Shows an address and asks for confirmation before it is deleted. */
export function RemoveAddressDialog({
  removal,
}: {
  removal: ReturnType<typeof useAddressRemoval>;
}) {
  const t = useTranslations('address.book');
  const { addressToRemove, isBusy, cancel, confirm } = removal;
  return (
    <ConfirmDialog
      isOpen={addressToRemove !== null}
      title={t('removeTitle')}
      action={t('remove')}
      busyLabel={t('removeBusy')}
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {addressToRemove && (
        <p className="text-break">
          <b>{formatRecipient(addressToRemove)}</b>
          <br />
          {formatLocation(addressToRemove)}
        </p>
      )}
      <p className="text-2 mb-0">{t('removeText')}</p>
    </ConfirmDialog>
  );
}
