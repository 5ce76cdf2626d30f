import type { Database } from '../../database/database';
import type { Logger } from '../../observability/logger';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { findXrechnung, keepXrechnung } from '../../shop/order/order.service';
import { xrechnungFile } from '../e-invoice/invoice-file';
import { hashOfFile } from './file-hash';

/**
 * The XRechnung an invoice was issued as: made once, kept with its hash beside the PDF, and the same bytes for ever; null for one that
 * could not be XML when it was issued. Throws when the kept bytes are no longer those that were issued.
 */
export async function issuedXrechnung(
  services: { db: Database; logger: Logger },
  invoice: InvoiceModel,
  now: number,
): Promise<Buffer | null> {
  const { db } = services;
  const known = (await findXrechnung(db, invoice.id)) ?? (await keep(services, invoice, now));
  if (known.bytes === null) return null;
  const file = Buffer.from(known.bytes);
  if (hashOfFile(file) !== known.sha256)
    throw new Error(`The XRechnung of invoice ${invoice.id} is not what was issued`);
  return file;
}

async function keep(
  services: { db: Database; logger: Logger },
  invoice: InvoiceModel,
  now: number,
) {
  const { db } = services;
  const bytes = await xrechnungFile(services, invoice);
  const sha256 = bytes && hashOfFile(bytes);
  await keepXrechnung(db, { invoiceId: invoice.id, bytes, sha256 }, now);
  const kept = await findXrechnung(db, invoice.id);
  if (!kept) throw new Error(`The XRechnung of invoice ${invoice.id} was not kept`);
  return kept;
}
