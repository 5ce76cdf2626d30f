import type { PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { PaymentAction } from '../ui/payment/payment-action';
import { usePaymentWords } from '../ui/payment/payment-words';
import './checkout.scss';

type Money = NonNullable<PlacedOrderView['money']>;

/** How the order's money stands and what the buyer has to do about it: between the day and what happens next. */
export function DonePayment({ order: { money } }: { readonly order: PlacedOrderView }) {
  return money && <Stand money={money} />;
}

function Stand({ money }: { readonly money: Money }) {
  const { title, text } = usePaymentWords(money);
  return (
    <section className="lt-done-payment">
      <h2 className="h4">{title}</h2>
      <p>{text}</p>
      <PaymentAction payment={money} isProminent />
    </section>
  );
}
