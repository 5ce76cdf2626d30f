import type { Generated } from 'kysely';

interface WithdrawalTable {
  id: string;
  /** Key created by the sender, to recognize a repeated declaration. */
  request_key: string;
  name: string;
  email: string;
  /** Order number as entered by the sender. */
  order_number: string;
  text: string;
  language: string;
  /** Id of the order with this number and email; null if there is none. */
  order_id: string | null;
  received_at: number;
  /**
   * Hash of the receipt in mail_file that the sender received; null for declarations made before receipts were
   * introduced.
   */
  receipt_hash: string | null;
  /** State of the withdrawal, see domain/order/withdrawal. */
  state: Generated<string>;
  /** Time of the decision on the withdrawal declaration; null while it is pending and if no decision was needed. */
  decided_at: Generated<number | null>;
  /**
   * Origin of the decision: link (in an email), account or company (the shop's staff). Empty while the declaration is
   * pending and if no decision was needed.
   */
  decided_by: Generated<string>;
  /** Time at which the staff were last reminded of the pending declaration; null if never. */
  reminded_at: Generated<number | null>;
}

export interface NewsletterSubscriptionTable {
  id: string;
  /** Email address in lower case. */
  email: string;
  language: string;
  /** State of the subscription: pending, confirmed or ended. */
  state: string;
  /** Version of the consent text that the subscriber agreed to. */
  consent_version: string;
  requested_at: number;
  confirmed_at: number | null;
  ended_at: number | null;
  /** Time at which the last email about the subscription was created. At most one email per hour is sent. */
  mailed_at: number;
  /** SHA-256 of the token in the confirmation email; null after the token was used. */
  confirm_hash: string | null;
  confirm_until: number | null;
}

/** A received contact message. The message text is stored only in the emails. */
interface ContactMessageTable {
  id: string;
  /** Key created by the sender, to recognize a repeated message. */
  request_key: string;
  /** Email address in lower case. */
  email: string;
  /** SHA-256 of the content in hexadecimal. */
  content_hash: string;
  received_at: number;
}

/** A request to test ride or lease a bike at a dealer. The dealer can see it for 90 days, then it is deleted. */
export interface TestRideRequestTable {
  id: string;
  /** Key created by the sender, to recognize a repeated request. */
  request_key: string;
  /** SHA-256 of the content in hexadecimal. */
  content_hash: string;
  /** The adrNumber (number in the dealer finder) of the dealer. */
  dealer_number: string;
  /** The model's slug; empty for older requests. */
  bike: string;
  /** SKU of the exact bike; empty if not specified. */
  sku: string;
  name: string;
  /** Email address in lower case. */
  email: string;
  /** Phone number as entered; may be empty. */
  phone: string;
  /** Preferred day of the test ride, for example 2026-12-04; empty for any. */
  requested_date: string;
  /** Lessee: employee or selfEmployed; empty if the bike is not to be leased. */
  leasing: string;
  /** The configuration code; empty for none. */
  configuration: string;
  message: string;
  language: string;
  created_at: number;
}

/** A stock alert for a variant. Deleted once it was sent or canceled. */
export interface StockAlertTable {
  id: string;
  /** Email address in lower case. */
  email: string;
  /** The email address without its plus suffix; rate limits apply to this address. */
  mailbox: string;
  language: string;
  sku: string;
  /** Day by which the variant must be available, for example 2026-12-04; empty for as soon as possible. */
  day: string;
  /** State of the alert: pending or confirmed. */
  state: string;
  requested_at: number;
  confirmed_at: number | null;
  /** Time at which the last email about the alert was created. At most one email per hour is sent. */
  mailed_at: number;
  /** SHA-256 of the token in the confirmation email. */
  confirm_hash: string;
  confirm_until: number;
}

/**
 * Tables of requests that can be made without an order: withdrawals, newsletter, messages, test rides and stock alerts.
 */
export interface CustomerRequestTables {
  withdrawal: WithdrawalTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  contact_message: ContactMessageTable;
  test_ride_request: TestRideRequestTable;
  stock_alert: StockAlertTable;
}
