import type { AddressValues } from '@/lib/browser/shop/address-schema';
import type { AddressView } from '@/lib/browser/shop/address-views';

const replaceable = ['company', 'vatID', 'additionalInfo', 'phone'] as const;

export type KeptField = (typeof replaceable)[number];

/** The fields that were emptied and that the shop kept: it replaces these, it does not blank them (external contract A.4). */
export function keptFields(sent: AddressValues, saved: AddressView | null): KeptField[] {
  if (!saved) return [];
  return replaceable.filter((field) => sent[field].trim() === '' && saved[field] !== '');
}
