import { readStorage, writeStorage } from '@/lib/browser/state/browser-storage';
import { type AddressValues, parseAddressValues, addressSchema } from './address-schema';
import { z } from 'zod';

const storageKey = 'addressEditorDraft';

/** The edited address: `invoice`, `new` for a new delivery address, or the id of a saved delivery address. */
export type EditedAddress = 'invoice' | 'new' | (string & {});

export type EditorDraft = { edited: EditedAddress; values: AddressValues };

/** Stores the values of the address form in this tab's session storage, so that they survive a reload or a sign-in. */
export function saveEditorDraft(customerId: string, draft: EditorDraft): void {
  writeStorage('sessionStorage', storageKey, JSON.stringify({ customerId, ...draft }));
}

/** Removes the stored draft. Called after the address was saved or the input discarded. */
export function removeEditorDraft(): void {
  writeStorage('sessionStorage', storageKey, null);
}

/**
 * Returns the draft this customer left in this tab; null when there is none. The draft of another customer is removed
 * and never shown.
 */
export function loadEditorDraft(customerId: string): EditorDraft | null {
  const text = readStorage('sessionStorage', storageKey, 'addressEditor');
  const draft = parseEditorDraft(text, customerId);
  if (text !== null && draft === null) removeEditorDraft();
  return draft;
}

/** Parses a stored draft for this customer. Storage may contain anything, so only known fields are read. */
export function parseEditorDraft(text: string | null, customerId: string): EditorDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { customerId: owner, edited, values }: Record<string, unknown> = { ...value };
    if (owner !== customerId || typeof edited !== 'string') return null;
    return { edited, values: parseAddressValues(values) };
  } catch {
    // Stored text that is not valid JSON is treated as no draft.
    return null;
  }
}

/**
 * Creates the schema that validates either the invoice or the delivery address of the form; the other address is
 * ignored.
 */
export function createAddressEditorSchema(name: 'invoice' | 'delivery') {
  const untouched = z.custom<AddressValues>();
  return z.object({
    invoice: name === 'invoice' ? addressSchema : untouched,
    delivery: name === 'delivery' ? addressSchema : untouched,
  });
}
