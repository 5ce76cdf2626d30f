'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/lib/browser/state/toasts';
import { getShopRejectionMessage } from '@/lib/browser/shop/rejection-message';
import type { AddressBookView } from './use-address-book';
import { type AddressValues, emptyAddress, toAddressValues } from './address-schema';
import type { Country } from '@/lib/browser/shop/shop-views';
import {
  type EditedAddress,
  type EditorDraft,
  removeEditorDraft,
  loadEditorDraft,
} from './address-editor-draft';
import { replaceDeliveryAddress, saveDeliveryAddress, saveInvoiceAddress } from './save-address';
import { toServiceCallSuccess } from '@/lib/platform/http/service-call-result';

/**
 * State of the address editor: which address is open and how it is saved. Only one address is open at a time; if this
 * tab has a stored draft, the editor opens with it.
 */
export function useAddressEditing(book: AddressBookView, countries: readonly Country[]) {
  const t = useTranslations();
  const language = useLocale();
  const [draft, setDraft] = useState<EditorDraft | null>(() => stillThere(book));

  function open(edited: EditedAddress) {
    removeEditorDraft();
    setDraft({ edited, values: savedValues(book, edited) });
  }

  function close() {
    removeEditorDraft();
    setDraft(null);
  }

  /** Saves the address; returns an error message, or null on success. */
  async function save(values: AddressValues): Promise<string | null> {
    if (!draft) return null;
    const answer = await saveEdited(draft.edited, values, countries);
    if (answer.kind === 'sessionEnded') return null;
    if (answer.kind === 'rejected')
      return (
        (await getShopRejectionMessage(answer.message, language)) || t('account.addresses.failed')
      );
    if (answer.kind === 'unreachable') return t('account.addresses.failed');
    const fields = answer.value.map((field) => t(`address.fields.${field}`)).join(', ');
    if (fields) showToast({ message: t('address.book.requiredFields', { fields }) });
    showToast({ message: t('account.addresses.saved'), variant: 'success' });
    close();
    return null;
  }

  return { draft, open, close, save };
}

function stillThere(book: AddressBookView): EditorDraft | null {
  const draft = loadEditorDraft(book.customerId);
  if (!draft) return null;
  const ids = book.deliveryAddresses.map(({ id }) => id);
  return ['invoice', 'new', ...ids].includes(draft.edited) ? draft : { ...draft, edited: 'new' };
}

function savedValues(book: AddressBookView, edited: EditedAddress): AddressValues {
  if (edited === 'new') return emptyAddress;
  if (edited === 'invoice') return toAddressValues(book.invoiceAddress);
  return toAddressValues(book.deliveryAddresses.find(({ id }) => id === edited) ?? null);
}

async function saveEdited(
  edited: EditedAddress,
  values: AddressValues,
  countries: readonly Country[],
) {
  if (edited === 'invoice') return saveInvoiceAddress(values, countries);
  const saved = await saveDeliveryAddress(values, countries);
  if (saved.kind !== 'done') return saved;
  await replaceDeliveryAddress(edited === 'new' ? null : edited, saved.value);
  return toServiceCallSuccess([]);
}
