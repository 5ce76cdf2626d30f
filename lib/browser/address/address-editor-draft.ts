import { type AddressValues, parseAddressValues, addressSchema } from './address-schema';
import { z } from 'zod';

const storageKey = 'addressEditor';

/** Which address is being written: the invoice address, a new delivery address or the one with this id. */
export type EditedAddress = 'invoice' | 'new' | (string & {});

export type EditorDraft = { edited: EditedAddress; values: AddressValues };

/** Keeps what is typed in the address book in this tab: a reload or a sign-in in between loses nothing. */
export function saveEditorDraft(customerId: string, draft: EditorDraft): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ customerId, ...draft }));
  } catch {
    // Without storage the form keeps it as long as the page lives.
    return;
  }
}

/** Forgets the draft: it was saved, or given up. */
export function removeEditorDraft(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}

/** The draft of this customer in this tab; null when there is none. Somebody else's is removed and never shown. */
export function loadEditorDraft(customerId: string): EditorDraft | null {
  try {
    const text = window.sessionStorage.getItem(storageKey);
    const draft = parseEditorDraft(text, customerId);
    if (text !== null && draft === null) removeEditorDraft();
    return draft;
  } catch {
    return null;
  }
}

/** What a kept draft means to this customer. Storage may hold anything: only known fields are taken up. */
export function parseEditorDraft(text: string | null, customerId: string): EditorDraft | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const { customerId: owner, edited, values }: Record<string, unknown> = { ...kept };
    if (owner !== customerId || typeof edited !== 'string') return null;
    return { edited, values: parseAddressValues(values) };
  } catch {
    // Not ours to mend: whoever wrote it, it is no draft.
    return null;
  }
}

/** The form of one address: the other one of the form is not looked at. */
export function createAddressEditorSchema(name: 'invoice' | 'delivery') {
  const untouched = z.custom<AddressValues>();
  return z.object({
    invoice: name === 'invoice' ? addressSchema : untouched,
    delivery: name === 'delivery' ? addressSchema : untouched,
  });
}
