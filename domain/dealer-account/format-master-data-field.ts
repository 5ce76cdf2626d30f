import { toDisplayEmail } from '@/domain/customer/to-display-email';
import type { MasterDataTextField } from '@/domain/dealer-account/master-data';
import { formatIban } from '@/domain/payment/bank-transfer';

/** Formats a text field of the master data for display. */
export function formatMasterDataField(field: MasterDataTextField, value: string): string {
  if (field === 'iban') return formatIban(value);
  return field === 'email' || field === 'finderEmail' ? toDisplayEmail(value) : value;
}
