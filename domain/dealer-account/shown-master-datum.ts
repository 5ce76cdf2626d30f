import { shownEmail } from '@/domain/customer/shown-email';
import type { MasterDataTextField } from '@/domain/dealer-account/master-data';
import { formatIban } from '@/domain/payment/bank-transfer';

/** Formats a text field of the master data for display. */
export function shownMasterDatum(field: MasterDataTextField, value: string): string {
  if (field === 'iban') return formatIban(value);
  return field === 'email' || field === 'finderEmail' ? shownEmail(value) : value;
}
