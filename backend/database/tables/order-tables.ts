import type { Generated } from 'kysely';

export interface OrderTable {
  id: string;
  order_number: number;
  /** Null once the customer's account was deleted. */
  customer_id: string | null;
  /** The basket that became this order: a repeated placeOrder finds it here. */
  basket_id: string;
  language: string;
  remark: string;
  cancelled: number;
  ordered_at: number;
  updated_at: number;
  payment_id: string;
  delivery_method_id: string;
  is_net: number;
  product_cents: number;
  product_net_cents: number;
  delivery_cents: number;
  payment_cents: number;
  voucher_cents: number;
  total_cents: number;
  /** JSON list of { rate, cents }. */
  vats: string;
  /** JSON of the address and the e-mail at the time of the order. */
  invoice_address: string;
  /** JSON, or null when it is the invoice address. */
  delivery_address: string | null;
  /** From a sequence of its own, without gaps. */
  invoice_number: number | null;
  invoiced_at: number | null;
  paid_at: number | null;
  assembled_at: number | null;
  dispatched_at: number | null;
  delivered_at: number | null;
  expected_at: number | null;
  /** What expected_at was before it last moved. */
  former_expected_at: number | null;
  tracking_number: Generated<string>;
  /** export or reverseCharge; null where VAT is charged. */
  tax_exemption: string | null;
  /** JSON list of { productId, shelf, deliveries: [{ at, amount }] }: what a cancelled order gives back. */
  taken_stock: string | null;
  /** The buyer's own number for the order; an empty text without one. */
  reference: Generated<string>;
  /** The adrNumber of the dealer who is to service the goods; null when nobody was named. */
  service_dealer_number: string | null;
}

export interface OrderItemTable {
  id: string;
  order_id: string;
  product_id: string;
  sku: string;
  title: string;
  short_description: string;
  amount: number;
  item_cents: number;
  vat_rate: number;
  pers_param: string;
  position: number;
}

export interface SequenceTable {
  /** order, invoice or customer. */
  name: string;
  last: number;
}

export interface SettingTable {
  name: string;
  value: string;
}

export interface MailTable {
  id: Generated<number>;
  /** Makes a mail unique: a repeated event writes no second one. */
  key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  sent_at: number | null;
  attempts: number;
  last_error: string | null;
  /** Not tried before. While a process sends the mail, when its claim ends. */
  next_attempt_at: number;
  /** Since when it is tried no more; null while it is waiting or once it was sent. */
  failed_at: number | null;
  /** Why the last attempt failed, without a word of the mail or its recipient, such as smtp-550. */
  failure_code: string | null;
  /** Whom an answer goes to; null for the sender. */
  reply_to: string | null;
}
