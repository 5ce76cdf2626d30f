import { type AddressValues, emptyAddress } from '@/lib/browser/shop/address-schema';
import type { AddressView } from '@/lib/browser/shop/address-views';

/** A known address as its form shows it; the empty form without one. */
export function toAddressValues(view: AddressView | null): AddressValues {
  if (!view) return emptyAddress;
  const { salutation, country } = view;
  return {
    ...pickFields(view),
    salutation: knownSalutation(salutation),
    countryId: country?.id ?? emptyAddress.countryId,
  };
}

/** An address out of storage, which may hold anything: only texts of known fields are taken up. */
export function readAddressValues(kept: unknown): AddressValues {
  const fields: Record<string, unknown> =
    typeof kept === 'object' && kept !== null ? { ...kept } : {};
  return { ...pickFields(fields), salutation: knownSalutation(fields.salutation) };
}

function pickFields(source: Record<string, unknown>): AddressValues {
  const texts = Object.entries(emptyAddress).map(([field, empty]) => {
    const text = source[field];
    return [field, typeof text === 'string' ? text : empty];
  });
  return Object.fromEntries(texts) as AddressValues;
}

/** OXID writes MR and MRS. */
function knownSalutation(salutation: unknown): AddressValues['salutation'] {
  const known = typeof salutation === 'string' ? salutation.toLowerCase() : '';
  return known === 'mr' || known === 'mrs' ? known : '';
}
