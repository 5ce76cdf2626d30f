import type { PersParam } from '@/domain/basket/pers-param';
import type { PaymentState } from '@/domain/payment/payment-state';

/** Bank transfer details for an order. */
export type TransferView = {
  holder: string;
  iban: string;
  bic: string;
  bank: string;
  reference: string;
  amountCents: number;
  /** True when the transfer's GiroCode is available as an image. */
  hasGiroCode: boolean;
};

/** Payment status of an order, as shown on all pages. */
export type OrderPaymentView = {
  state: PaymentState;
  /** True when the payment provider collects the payment. */
  isOnline: boolean;
  /** Payment deadline in ISO 8601; null when no payment is expected or there is no deadline. */
  payUntil: string | null;
  /** Key in the URL of the order's payment page. */
  link: string;
  /** Bank transfer details; null unless a bank transfer is expected. */
  transfer: TransferView | null;
};

/** A line item of an order that expired unpaid. */
type EndedLineView = {
  id: string;
  productId: string;
  title: string;
  amount: number;
  persParam: PersParam;
};

/** Data of an order's payment page; amounts in cents. */
export type PaymentPageView = OrderPaymentView & {
  orderNumber: number;
  methodTitle: string;
  totalCents: number;
  refundedCents: number;
  /** Time of the payment in ISO 8601; null before the payment. */
  paidAt: string | null;
  isCancelled: boolean;
  /** Line items that can be ordered again; empty unless the order expired unpaid. */
  lines: readonly EndedLineView[];
};
