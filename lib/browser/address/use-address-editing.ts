'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/lib/browser/state/toasts';
import { refusalWords } from '@/lib/browser/words/refusal-words';
import type { AddressBookView } from './address-book';
import { type AddressValues, emptyAddress } from '@/lib/browser/shop/address-schema';
import { toAddressValues } from './address-values';
import type { Country } from '@/lib/browser/shop/address-views';
import {
  type EditedAddress,
  type EditorDraft,
  forgetEditorDraft,
  takeEditorDraft,
} from './editor-draft';
import { replaceDelivery, saveDelivery, saveInvoice } from './save-address';
import { done } from '@/lib/platform/http/answer';

/** Which address of the book is being written, and what becomes of it. One at a time; a draft of this tab goes on where it was. */
export function useAddressEditing(book: AddressBookView, countries: readonly Country[]) {
  const t = useTranslations();
  const language = useLocale();
  const [draft, setDraft] = useState<EditorDraft | null>(() => stillThere(book));

  function open(edited: EditedAddress) {
    forgetEditorDraft();
    setDraft({ edited, values: savedValues(book, edited) });
  }

  function close() {
    forgetEditorDraft();
    setDraft(null);
  }

  /** The failure in words; null when it is saved. */
  async function save(values: AddressValues): Promise<string | null> {
    if (!draft) return null;
    const answer = await saveEdited(draft.edited, values, countries);
    if (answer.kind === 'sessionEnded') return null;
    if (answer.kind === 'refused')
      return (await refusalWords(answer.message, language)) || t('account.addresses.failed');
    if (answer.kind === 'unreachable') return t('account.addresses.failed');
    const fields = answer.value.map((field) => t(`address.fields.${field}`)).join(', ');
    if (fields) showToast({ message: t('address.book.kept', { fields }) });
    showToast({ message: t('account.addresses.saved'), variant: 'success' });
    close();
    return null;
  }

  return { draft, open, close, save };
}

function stillThere(book: AddressBookView): EditorDraft | null {
  const draft = takeEditorDraft(book.customerId);
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
  if (edited === 'invoice') return saveInvoice(values, countries);
  const saved = await saveDelivery(values, countries);
  if (saved.kind !== 'done') return saved;
  await replaceDelivery(edited === 'new' ? null : edited, saved.value);
  return done([]);
}
