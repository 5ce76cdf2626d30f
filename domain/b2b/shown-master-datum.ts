import { shownEmail } from '../customer/shown-email';
import type { MasterDataText } from './compare-master-data';
import { groupedIban } from './iban';

/** A text of the master data as people read it. */
export function shownMasterDatum(field: MasterDataText, value: string): string {
  if (field === 'iban') return groupedIban(value);
  return field === 'email' || field === 'finderEmail' ? shownEmail(value) : value;
}
