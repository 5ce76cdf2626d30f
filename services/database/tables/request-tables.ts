import type { Generated } from 'kysely';

interface WithdrawalTable {
  id: string;
  /** Created by the sender, to recognize a repeated declaration. */
  request_key: string;
  name: string;
  email: string;
  /** As entered by the sender. */
  order_number: string;
  text: string;
  language: string;
  /** The order with this number and email; null if there is none. */
  order_id: string | null;
  received_at: number;
  /**
   * Hash of the receipt in mail_file that the sender received; null for declarations made before receipts were
   * introduced.
   */
  receipt_hash: string | null;
  /** See domain/order/withdrawal. */
  state: Generated<string>;
  /** When it was decided; null while pending, and if no decision was needed. */
  decided_at: Generated<number | null>;
  /** Who decided: link, account or company (the shop's staff). Empty while pending, and if no decision was needed. */
  decided_by: Generated<string>;
  /** When the staff were last reminded that it is pending. */
  reminded_at: Generated<number | null>;
}

export interface NewsletterSubscriptionTable {
  id: string;
  /** In lower case. */
  email: string;
  language: string;
  /** pending, confirmed or ended. */
  state: string;
  /** The version of the consent text that was agreed to. */
  consent_version: string;
  requested_at: number;
  confirmed_at: number | null;
  ended_at: number | null;
  /** When the last email about the subscription was created. At most one per hour is sent. */
  mailed_at: number;
  /** SHA-256 of the token in the email; null after it was used. */
  confirm_hash: string | null;
  confirm_until: number | null;
}

/** A received contact message. Its text is only in the emails. */
interface ContactMessageTable {
  id: string;
  /** Created by the sender, to recognize a repeated message. */
  request_key: string;
  /** In lower case. */
  email: string;
  /** SHA-256 of the content in hexadecimal. */
  content_hash: string;
  received_at: number;
}

/** A request to test ride or lease a bike at a dealer. Kept for 90 days for the dealer to see. */
export interface TestRideRequestTable {
  id: string;
  /** Created by the sender, to recognize a repeated request. */
  request_key: string;
  /** SHA-256 of the content in hexadecimal. */
  content_hash: string;
  /** The adrNumber of the dealer finder entry. */
  dealer_number: string;
  /** The model's slug; empty for older requests. */
  bike: string;
  /** The exact bike; empty if not specified. */
  sku: string;
  name: string;
  /** In lower case. */
  email: string;
  /** May be empty; so may the message. */
  phone: string;
  /** The preferred day, for example 2026-12-04; empty for any. */
  requested_date: string;
  /** Whether and by whom the bike is to be leased; empty if not. */
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
  /** In lower case. */
  email: string;
  /** The email without its plus suffix, used for limits. */
  mailbox: string;
  language: string;
  sku: string;
  /** The day the variant must be available by, for example 2026-12-04; empty for as soon as possible. */
  day: string;
  /** pending or confirmed. */
  state: string;
  requested_at: number;
  confirmed_at: number | null;
  /** When the last email about the alert was created. At most one per hour is sent. */
  mailed_at: number;
  /** SHA-256 of the token in the confirmation email. */
  confirm_hash: string;
  confirm_until: number;
}

/** Requests made without an order: withdrawals, newsletter, messages, test rides and stock alerts. */
export interface RequestTables {
  withdrawal: WithdrawalTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  contact_message: ContactMessageTable;
  test_ride_request: TestRideRequestTable;
  stock_alert: StockAlertTable;
}
