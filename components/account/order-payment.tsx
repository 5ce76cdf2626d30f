import type { OrderPaymentView } from '@/lib/platform/views/payment-view';
import { PaymentAction } from '../ui/payment/payment-action';
import { usePaymentWords } from '../ui/payment/payment-words';

interface Props {
  readonly payment: OrderPaymentView;
  readonly isCancelled?: boolean;
}

/** The payment of an order in words, with the way to pay while it is open. */
export function OrderPayment({ payment, isCancelled = false }: Props) {
  const { title, text } = usePaymentWords(payment, isCancelled);
  return (
    <>
      <div>{title}</div>
      <p className="text-2 mb-3">{text}</p>
      <PaymentAction payment={payment} />
    </>
  );
}
