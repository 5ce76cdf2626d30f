import type { Generated } from 'kysely';

export interface OrderTable {
  id: string;
  order_number: number;
  customer_id: string;
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
  /** order or customer. */
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
}
