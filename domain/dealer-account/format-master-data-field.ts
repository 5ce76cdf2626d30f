import { toDisplayEmail } from '@/domain/customer/to-display-email';
import type { MasterDataTextField } from '@/domain/dealer-account/master-data';
import { formatIban } from '@/domain/payment/bank-transfer';

/**
 * Formats a text of the master data for display: an IBAN in groups of four characters, an email with its domain in
 * Unicode.
 */
export function formatMasterDataField(field: MasterDataTextField, value: string): string {
  if (field === 'iban') return formatIban(value);
  return field === 'email' || field === 'finderEmail' ? toDisplayEmail(value) : value;
}
