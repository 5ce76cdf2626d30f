import type { Outcome } from './test-means';

/** Text to text, as the API takes and gives it. */
type Metadata = Record<string, string>;

/** A hosted payment page and what became of it, as the API answers it. */
export interface SessionBody {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  livemode: false;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  payment_intent: string | null;
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  /** Unix seconds. */
  created: number;
  expires_at: number;
  client_reference_id: string | null;
  customer_email: string | null;
  locale: string;
  metadata: Metadata;
  payment_method_types: string[];
  success_url: string;
  cancel_url: string;
  /** Null unless open. */
  url: string | null;
  /** What the buyer reads on the page. */
  line_names: string[];
}

/** The payment behind a session. */
export interface IntentBody {
  id: string;
  object: 'payment_intent';
  livemode: false;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  amount: number;
  currency: string;
  created: number;
  metadata: Metadata;
  /** How it was paid, and what follows from it later; the API does not tell. */
  session: string;
  outcome: Outcome;
}

export interface RefundBody {
  id: string;
  object: 'refund';
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
  currency: string;
  created: number;
  payment_intent: string;
  metadata: Metadata;
  failure_reason: string | null;
}

export type ProviderBody = SessionBody | IntentBody | RefundBody;
