/** Payments of orders, and the data of the embedded payment provider. */
export interface PaymentTables {
  refund_check: RefundCheckTable;
  payment_attempt: PaymentAttemptTable;
  payment_refund: PaymentRefundTable;
  payment_event: PaymentEventTable;
  provider_object: ProviderObjectTable;
  provider_call: ProviderCallTable;
  provider_event: ProviderEventTable;
}

interface PaymentAttemptTable {
  id: string;
  order_id: string;
  /**
   * Number of the attempt within the order, counted from 1. It is part of the idempotency key for starting the payment.
   */
  number: number;
  /**
   * State of the attempt: starting, open, processing, paid, failed, expired or differs (paid, but not as requested).
   */
  state: string;
  amount_cents: number;
  is_live: number;
  is_disputed: number;
  /** The provider's id of the payment session; null until the provider has responded. */
  session_id: string | null;
  intent_id: string | null;
  /** URL of the provider's payment page; null unless the payment is open. */
  url: string | null;
  language: string;
  /** Time at which the payment session expires, in epoch milliseconds. Sent to the provider once and never changed. */
  expires_at: number;
  /**
   * Time at which the shop next requests the payment's state from the provider, in case the provider sends no event.
   */
  check_at: number;
  created_at: number;
  updated_at: number;
}

interface PaymentRefundTable {
  id: string;
  order_id: string;
  attempt_id: string;
  amount_cents: number;
  /** State of the refund: pending, succeeded or failed. */
  state: string;
  reason: string;
  /** The provider's id of the refund; null until the provider has responded. */
  provider_id: string | null;
  check_at: number;
  created_at: number;
  updated_at: number;
}

/** An order that may need a refund. A background job checks the order and deletes the row. */
interface RefundCheckTable {
  order_id: string;
}

/** A received event of the payment provider with a valid signature. A second event with the same id has no effect. */
interface PaymentEventTable {
  id: string;
  type: string;
  received_at: number;
}

interface ProviderObjectTable {
  id: string;
  /** Kind of object: session, intent or refund. */
  kind: string;
  /** JSON of the object as returned by the embedded provider's API, with internal data under `own`. */
  body: string;
  created_at: number;
  /** Time at which the object changes its state automatically; null for never. */
  due_at: number | null;
}

interface ProviderCallTable {
  key: string;
  request_hash: string;
  status: number;
  body: string;
  created_at: number;
}

interface ProviderEventTable {
  id: string;
  body: string;
  created_at: number;
  /** Time at which a receiver accepted the event; null before. */
  delivered_at: number | null;
  attempts: number;
  due_at: number;
}
