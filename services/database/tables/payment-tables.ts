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
  /** Counts from 1 within the order. Part of the idempotency key for starting the payment. */
  number: number;
  /** starting, open, processing, paid, failed, expired or differs. */
  state: string;
  amount_cents: number;
  is_live: number;
  is_disputed: number;
  /** The provider's id; null until the provider has responded. */
  session_id: string | null;
  intent_id: string | null;
  /** The payment page; null unless the payment is open. */
  url: string | null;
  language: string;
  /** Epoch milliseconds. Sent to the provider once and never changed. */
  expires_at: number;
  /** When to poll the provider if it sends no event. */
  check_at: number;
  created_at: number;
  updated_at: number;
}

interface PaymentRefundTable {
  id: string;
  order_id: string;
  attempt_id: string;
  amount_cents: number;
  /** pending, succeeded or failed. */
  state: string;
  reason: string;
  /** The provider's id; null until the provider has responded. */
  provider_id: string | null;
  check_at: number;
  created_at: number;
  updated_at: number;
}

/** Orders that may need a refund. A job checks them and deletes the row. */
interface RefundCheckTable {
  order_id: string;
}

/** Every received event with a valid signature. A second event with the same id has no effect. */
interface PaymentEventTable {
  id: string;
  type: string;
  received_at: number;
}

interface ProviderObjectTable {
  id: string;
  /** session, intent or refund. */
  kind: string;
  /** JSON as returned by the API, with internal data under `own`. */
  body: string;
  created_at: number;
  /** When it changes state automatically; null for never. */
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
  /** Null until a receiver has accepted the event. */
  delivered_at: number | null;
  attempts: number;
  due_at: number;
}
