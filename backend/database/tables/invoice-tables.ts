import type { Generated } from 'kysely';

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
