import type { PersParam } from '@/domain/basket/pers-param';
import type { PaymentState } from '@/domain/payment/payment-state';

/** Where and how the money of an order is transferred. */
export type TransferView = {
  holder: string;
  iban: string;
  bic: string;
  bank: string;
  reference: string;
  amountCents: number;
  /** True when there is a picture of its GiroCode. */
  hasCode: boolean;
};

/** How the money of an order stands, as every page tells it. */
export type OrderPaymentView = {
  state: PaymentState;
  /** True where the payment provider collects it. */
  isOnline: boolean;
  /** ISO; null where nothing is waited for, or without an end. */
  payUntil: string | null;
  /** The key of its payment page. */
  link: string;
  /** Null unless a transfer is waited for. */
  transfer: TransferView | null;
};

/** A line of an order that ended unpaid. */
type EndedLineView = {
  id: string;
  productId: string;
  title: string;
  amount: number;
  persParam: PersParam;
};

/** The page of an order's payment, money in cents. */
export type PaymentPageView = OrderPaymentView & {
  orderNumber: number;
  methodTitle: string;
  totalCents: number;
  refundedCents: number;
  /** ISO; null before. */
  paidAt: string | null;
  isCancelled: boolean;
  /** What can be ordered again; nothing but of an order that ended unpaid. */
  lines: readonly EndedLineView[];
};
