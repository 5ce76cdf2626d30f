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
  /** The number of its newest invoice, see the table invoice. */
  invoice_number: number | null;
  invoiced_at: number | null;
  paid_at: number | null;
  /** From here to tracking_number: what the order's shipments add up to; whoever writes shipments writes it. */
  assembled_at: number | null;
  dispatched_at: number | null;
  delivered_at: number | null;
  expected_at: number | null;
  /** The first day of arrival; null when it is one day. */
  expected_from_at: Generated<number | null>;
  /** What expected_at was before it last moved. */
  former_expected_at: number | null;
  tracking_number: Generated<string>;
  /** export or reverseCharge; null where VAT is charged. */
  tax_exemption: string | null;
  /** JSON list of { productId, shelf, deliveries: [{ at, amount }] }: what a cancelled order gives back. */
  taken_stock: string | null;
  /** The buyer's own number for the order; an empty text without one. */
  reference: Generated<string>;
  /** Until when the money is waited for; null where it is not asked for in advance. */
  pay_until: Generated<number | null>;
  /** The adrNumber of the dealer who is to service the goods; null when nobody was named. */
  service_dealer_number: string | null;
  /** When its buyer declared to withdraw from it; null while nobody did. */
  withdrawn_at: Generated<number | null>;
  /** Since when a withdrawal that nobody has confirmed keeps its goods in the house; null while none does. */
  held_at: Generated<number | null>;
  /** Counts up when the links about it that were sent until then end. */
  link_version: Generated<number>;
  /** together or asReady: whether what is there is to go first. */
  delivery_wish: Generated<string>;
  /** Number, reference and what was ordered, folded (normalizeWords): by these its buyer finds it. */
  words: Generated<string>;
}

/** What a customer has ever ordered, each product once. */
export interface OrderedProductTable {
  customer_id: string;
  product_id: string;
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

/** Invoices and credit notes, and the files they were issued as. Rows are added, never changed but for what is null here and how far each has come. */
export interface InvoiceTables {
  invoice: InvoiceTable;
  invoice_file: InvoiceFileTable;
  invoice_xrechnung: InvoiceXrechnungTable;
}

interface InvoiceTable {
  id: string;
  /** invoice, advance (before the goods leave) or creditNote. */
  kind: string;
  /** invoice or creditNote: each counts without gaps. */
  series: string;
  number: number;
  order_id: string;
  /** What of the order it bills; null for an advance invoice and a credit note. */
  shipment_id: string | null;
  /** The invoice a credit note corrects. */
  corrects_id: string | null;
  issued_at: number;
  paid_at: number | null;
  /** JSON of everything it says; null for one from before that was kept, until the next start. */
  content: string | null;
  /** 1 once the buyer was written to about it. */
  told: number;
  /** The customer of its order; null once the account was deleted. */
  customer_id: Generated<string | null>;
  /** The last day to pay it, ISO; null for a credit note and until its content is frozen. */
  due_day: Generated<string | null>;
  /** What is left to be paid of it, in cents: 0 once it is paid or taken back, and for a credit note. */
  open_cents: Generated<number>;
  /** 1 once its PDF is kept. */
  has_file: Generated<number>;
  /** 1 once it is settled what its XRechnung is. */
  has_xrechnung: Generated<number>;
}

interface InvoiceFileTable {
  invoice_id: string;
  bytes: Uint8Array;
  /** Hexadecimal, of the bytes. */
  sha256: string;
  made_at: number;
}

interface InvoiceXrechnungTable {
  invoice_id: string;
  /** Null for an invoice that cannot be XML. */
  bytes: Uint8Array | null;
  /** Hexadecimal, of the bytes; null without any. */
  sha256: string | null;
  made_at: number;
}

/** What leaves the house together, of one order. */
export interface ShipmentTables {
  shipment: ShipmentTable;
  shipment_line: ShipmentLineTable;
}

interface ShipmentTable {
  id: string;
  order_id: string;
  /** 1, 2, 3 … of its order; its delivery note goes by it. */
  number: number;
  assembled_at: number | null;
  dispatched_at: number | null;
  delivered_at: number | null;
  /** When it was decided that it never leaves. */
  cancelled_at: number | null;
  expected_at: number | null;
  /** The first day of arrival; null when it is one day. */
  expected_from_at: number | null;
  /** What expected_at was before it last moved. */
  former_expected_at: number | null;
  tracking_number: string;
}

interface ShipmentLineTable {
  shipment_id: string;
  order_item_id: string;
  amount: number;
  /** JSON list of texts: the frame numbers of the bicycles in it. */
  frame_numbers: string;
}
