import type { OrderPaymentView } from '@/lib/platform/views/payment-view';
import { PayButton } from './pay-button';
import { BankDetails } from './bank-details';

type Props = { readonly payment: OrderPaymentView; readonly isProminent?: boolean };

/** What the buyer can do so that the order is paid: the way to the payment page, or the bank details; nothing once it is. */
export function PaymentAction({ payment, isProminent = false }: Props) {
  const { state, isOnline, link, transfer } = payment;
  if (state !== 'open') return null;
  if (isOnline) return <PayButton link={link} isProminent={isProminent} />;
  return transfer && <BankDetails transfer={transfer} link={link} />;
}
