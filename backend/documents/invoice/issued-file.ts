import type { Database } from '../../database/database';
import { DatabaseUnavailable } from '../../database/database-unavailable';
import type { Logger } from '../../observability/logger';
import { enqueueInvoiceMail } from './invoice-mail';
import {
  findInvoiceFile,
  findUntold,
  findWithoutFile,
  findWithoutXrechnung,
  keepInvoiceFile,
  markFileKept,
  markXrechnungKept,
} from '../../shop/order/order.service';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { invoiceFile } from '../e-invoice/invoice-file';
import { hashOfFile } from './file-hash';
import { issuedXrechnung } from './issued-xrechnung';

/**
 * The file an invoice was issued as: made once from what was frozen with it, kept with its hash, and the same bytes for ever. Throws
 * when the kept bytes are no longer those that were issued.
 */
export async function issuedFile(
  services: { db: Database; logger: Logger },
  invoice: InvoiceModel,
  now: number,
): Promise<Buffer> {
  const { db } = services;
  const known = await findInvoiceFile(db, invoice.id);
  if (known) return untouched(invoice, known);
  const bytes = await invoiceFile(services, invoice);
  await keepInvoiceFile(db, { invoiceId: invoice.id, bytes, sha256: hashOfFile(bytes) }, now);
  const kept = await findInvoiceFile(db, invoice.id);
  if (!kept) throw new Error(`The file of invoice ${invoice.id} was not kept`);
  return untouched(invoice, kept);
}

/**
 * Makes the files of invoices that have none yet, PDF and XRechnung, and writes to the buyers of those nobody has told. One that fails
 * is logged and holds up no other; a database that is away ends the round. Each is begun when `untilQuiet` says so.
 */
export async function keepIssuedFiles(
  services: { db: Database; logger: Logger },
  now: number,
  untilQuiet: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { db, logger } = services;
  const keep = async (invoice: InvoiceModel) => {
    await issuedFile(services, invoice, now);
    await markFileKept(db, invoice.id);
  };
  const keepXml = async (invoice: InvoiceModel) => {
    await issuedXrechnung(services, invoice, now);
    await markXrechnungKept(db, invoice.id);
  };
  const tell = async (invoice: InvoiceModel) =>
    enqueueInvoiceMail(db, invoice, await issuedFile(services, invoice, now), now);
  const work = [
    ...(await findWithoutFile(db)).map((invoice) => ({ invoice, run: keep })),
    ...(await findWithoutXrechnung(db)).map((invoice) => ({ invoice, run: keepXml })),
    ...(await findUntold(db)).map((invoice) => ({ invoice, run: tell })),
  ];
  for (const { invoice, run } of work)
    try {
      await untilQuiet();
      await run(invoice);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      logger.error('An invoice could not be kept or sent', { invoice: invoice.number, error });
    }
}

function untouched(
  { id }: InvoiceModel,
  { bytes, sha256 }: { bytes: Uint8Array; sha256: string },
): Buffer {
  const file = Buffer.from(bytes);
  if (hashOfFile(file) !== sha256)
    throw new Error(`The file of invoice ${id} is not what was issued`);
  return file;
}
