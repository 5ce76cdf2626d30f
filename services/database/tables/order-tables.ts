import type { Generated } from 'kysely';

export interface OrderTable {
  id: string;
  order_number: number;
  /** Null after the customer's account was deleted. */
  customer_id: string | null;
  /** The basket that became this order, to find the order if placeOrder is repeated. */
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
  /** VAT amounts as a JSON array of { rate, cents }; rates are in hundredths of a percent. */
  vats: string;
  /** JSON of the invoice address and the buyer's email at the time of the order. */
  invoice_address: string;
  /** JSON of the delivery address; null if it equals the invoice address. */
  delivery_address: string | null;
  /** The number of the order's latest invoice, see the table invoice. */
  invoice_number: number | null;
  invoiced_at: number | null;
  paid_at: number | null;
  /**
   * The columns from assembled_at to tracking_number summarize the order's shipments. Code that writes shipments must
   * update them.
   */
  assembled_at: number | null;
  dispatched_at: number | null;
  delivered_at: number | null;
  expected_at: number | null;
  /** The first day of the estimated delivery; null if it is a single day. */
  expected_from_at: Generated<number | null>;
  /** The value of expected_at before its last change. */
  former_expected_at: number | null;
  tracking_number: Generated<string>;
  /** Reason why no VAT is charged: export or reverseCharge; null if VAT is charged. */
  tax_exemption: string | null;
  /**
   * Stock to return if the order is canceled, as a JSON array of { productId, inStock, restocks: [{ at, amount }] };
   * null for older orders.
   */
  allocated_stock: string | null;
  /** The buyer's own order number, or an empty string. */
  reference: Generated<string>;
  /** The payment deadline; null if no advance payment is required. */
  pay_until: Generated<number | null>;
  /** The adrNumber of the dealer who will service the goods; null if none was chosen. */
  service_dealer_number: string | null;
  /** Time of the buyer's withdrawal declaration; null if not withdrawn. */
  withdrawn_at: Generated<number | null>;
  /**
   * Time from which an unconfirmed withdrawal keeps the goods from being dispatched; null if the order is not on hold.
   */
  held_at: Generated<number | null>;
  /** Version of the links to the order's pages. It is incremented to invalidate the links sent so far. */
  link_version: Generated<number>;
  /** Shipment mode: together (one shipment) or asReady (available goods first). */
  shipment_mode: Generated<string>;
  /**
   * Normalized search words (normalizeWords): the numbers of order and invoices, the reference and the ordered
   * products.
   */
  search_text: Generated<string>;
}

/** A product that a customer has ordered at least once. */
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
  /** Name of the number sequence: order, invoice, creditNote or customer. */
  name: string;
  last: number;
}

export interface SettingTable {
  name: string;
  value: string;
}

/**
 * Invoices and credit notes with their issued files. Rows are never deleted. After insertion only null columns are
 * filled and status columns, such as open_cents, are updated.
 */
export interface InvoiceTables {
  invoice: InvoiceTable;
  invoice_file: InvoiceFileTable;
  invoice_xrechnung: InvoiceXrechnungTable;
}

interface InvoiceTable {
  id: string;
  /** Kind of document: invoice, advance (billed before the goods are dispatched) or creditNote. */
  kind: string;
  /** Number sequence: invoice or creditNote. Each is numbered without gaps. */
  series: string;
  number: number;
  order_id: string;
  /** The billed shipment; null for an advance invoice or a credit note. */
  shipment_id: string | null;
  /** The invoice that a credit note corrects; null for an invoice. */
  corrects_id: string | null;
  issued_at: number;
  paid_at: number | null;
  /** JSON of the invoice's full content; null for an older invoice until the content is frozen at the next start. */
  content: string | null;
  /** 1 once the buyer was notified by email. */
  is_notified: number;
  /** The customer who placed the invoiced order; null after the account was deleted. */
  customer_id: Generated<string | null>;
  /** The due date (ISO); null for a credit note and until the content is frozen. */
  due_day: Generated<string | null>;
  /** Unpaid amount in cents: 0 once paid or canceled, and for a credit note. */
  open_cents: Generated<number>;
  /** 1 once the PDF of the invoice is stored. */
  has_file: Generated<number>;
  /** 1 once the XRechnung of the invoice is stored, or once it is known that the invoice has none. */
  has_xrechnung: Generated<number>;
}

interface InvoiceFileTable {
  invoice_id: string;
  bytes: Uint8Array;
  /** SHA-256 of the bytes in hexadecimal. */
  sha256: string;
  created_at: number;
}

interface InvoiceXrechnungTable {
  invoice_id: string;
  /** The XRechnung file; null for an invoice that cannot be written as XML. */
  bytes: Uint8Array | null;
  /** SHA-256 of the bytes in hexadecimal; null without bytes. */
  sha256: string | null;
  created_at: number;
}

/** Shipments: the goods of one order that are dispatched together. */
export interface ShipmentTables {
  shipment: ShipmentTable;
  shipment_line: ShipmentLineTable;
}

interface ShipmentTable {
  id: string;
  order_id: string;
  /** Number of the shipment within the order, counted from 1. It is printed on the delivery note. */
  number: number;
  assembled_at: number | null;
  dispatched_at: number | null;
  delivered_at: number | null;
  /** Time of the cancellation in epoch milliseconds; null if the shipment is not canceled. */
  cancelled_at: number | null;
  expected_at: number | null;
  /** The first day of the estimated delivery; null if it is a single day. */
  expected_from_at: number | null;
  /** The value of expected_at before its last change. */
  former_expected_at: number | null;
  tracking_number: string;
}

interface ShipmentLineTable {
  shipment_id: string;
  order_item_id: string;
  amount: number;
  /** Frame numbers of the bicycles in the shipment line, as a JSON array of strings. */
  frame_numbers: string;
}
