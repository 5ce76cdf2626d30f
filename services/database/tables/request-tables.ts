import type { Generated } from 'kysely';

interface WithdrawalTable {
  id: string;
  /** Made by the sender: the same declaration sent again is known by it. */
  request_key: string;
  name: string;
  email: string;
  /** As the sender wrote it. */
  order_number: string;
  text: string;
  language: string;
  /** The order of this number and e-mail; null when there is none. */
  order_id: string | null;
  received_at: number;
  /** Of the file in mail_file that its sender got; null for declarations from before there was one. */
  receipt_hash: string | null;
  /** See domain/order/withdrawal. */
  state: Generated<string>;
  /** When it was answered; null while it waits, and for declarations that needed no answer. */
  decided_at: Generated<number | null>;
  /** link, account or house; empty while it waits, and for declarations that needed no answer. */
  decided_by: Generated<string>;
  /** When the house was last reminded that it waits. */
  reminded_at: Generated<number | null>;
}

export interface NewsletterSubscriptionTable {
  id: string;
  /** Lower-case. */
  email: string;
  language: string;
  /** pending, confirmed or ended. */
  state: string;
  /** Which wording of the consent was agreed to. */
  consent_version: string;
  requested_at: number;
  confirmed_at: number | null;
  ended_at: number | null;
  /** When the last mail about the subscription was written: more than one an hour is a nuisance. */
  mailed_at: number;
  /** SHA-256 of the token in the mail; null once it was used. */
  confirm_hash: string | null;
  confirm_until: number | null;
}

/** The message itself is in the mails; this only says that it was taken. */
interface ContactMessageTable {
  id: string;
  /** Made by the sender: the same message sent again is known by it. */
  request_key: string;
  /** Lower-case. */
  email: string;
  /** SHA-256 of what was written, hexadecimal. */
  content_hash: string;
  received_at: number;
}

/** A wish to ride a bike at a dealer's, or to lease it there; kept for 90 days so that the dealer sees it. */
export interface TestRideRequestTable {
  id: string;
  /** Made by the sender: the same request sent again is known by it. */
  request_key: string;
  /** SHA-256 of what was written, hexadecimal. */
  content_hash: string;
  /** The finder entry's adrNumber. */
  dealer_number: string;
  /** The model's slug; empty for requests from before it was kept. */
  bike: string;
  /** The exact bike; empty when that is open. */
  sku: string;
  name: string;
  /** Lower-case. */
  email: string;
  /** May be empty, as may the message. */
  phone: string;
  /** A day as 2026-12-04; empty for any. */
  wish: string;
  /** Whether it is to be leased, and by whom; empty when not. */
  leasing: string;
  /** The code of what was configured; empty for none. */
  configuration: string;
  message: string;
  language: string;
  created_at: number;
}

/** Who wants to be told of a variant; gone once they were told, or said that they no longer want to be. */
export interface StockAlertTable {
  id: string;
  /** Lower-case. */
  email: string;
  /** The e-mail without what stands behind a plus: what counts together. */
  mailbox: string;
  language: string;
  sku: string;
  /** The day it is to be there by, as 2026-12-04; empty for as soon as it is. */
  day: string;
  /** pending or confirmed. */
  state: string;
  requested_at: number;
  confirmed_at: number | null;
  /** When the last mail about it was written: more than one an hour is a nuisance. */
  mailed_at: number;
  /** SHA-256 of the token in the mail that asks for confirmation. */
  confirm_hash: string;
  confirm_until: number;
}

/** What people ask or declare without an order: withdrawals, newsletter, messages, test rides, watched articles. */
export interface RequestTables {
  withdrawal: WithdrawalTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  contact_message: ContactMessageTable;
  test_ride_request: TestRideRequestTable;
  article_watch: StockAlertTable;
}
