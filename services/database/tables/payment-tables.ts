/** Payments of orders, and what the embedded payment provider keeps. */
export interface PaymentTables {
  money_check: MoneyCheckTable;
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
  /** 1, 2, 3 … of its order: part of the key that makes starting it repeatable. */
  number: number;
  /** starting, open, processing, paid, failed, expired or differs. */
  state: string;
  amount_cents: number;
  is_live: number;
  is_disputed: number;
  /** The provider's; null until it has answered. */
  session_id: string | null;
  intent_id: string | null;
  /** Where the buyer pays; null unless open. */
  url: string | null;
  language: string;
  /** Epoch milliseconds, told to the provider once and for all. */
  expires_at: number;
  /** When the provider is asked again, should it not tell by itself. */
  look_at: number;
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
  /** The provider's; null until it has answered. */
  provider_id: string | null;
  look_at: number;
  created_at: number;
  updated_at: number;
}

/** Orders of whose money something may have to go back: the job looks and takes the row away. */
interface MoneyCheckTable {
  order_id: string;
}

/** Every event that came in with a good signature: the second one of an id changes nothing. */
interface PaymentEventTable {
  id: string;
  type: string;
  received_at: number;
}

interface ProviderObjectTable {
  id: string;
  /** session, intent or refund. */
  kind: string;
  /** JSON as the API answers it, and under `own` what it does not tell. */
  body: string;
  created_at: number;
  /** When something happens to it by itself; null for never. */
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
  /** Null until somebody has taken it. */
  delivered_at: number | null;
  attempts: number;
  due_at: number;
}
