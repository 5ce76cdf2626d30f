import { createHash } from 'node:crypto';
import type { Database } from '../../database/database';
import type { Logger } from '../../platform/logger';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import {
  findXrechnung,
  insertXrechnung,
  findInvoiceFile,
  listInvoicesToNotify,
  listInvoicesWithoutFile,
  insertInvoiceFile,
  markInvoiceFileSaved,
  listInvoicesWithoutXrechnung,
  markXrechnungSaved,
} from '../../shop/order/invoices/invoices.repository';
import { renderXrechnungFile, renderInvoiceFile } from '../e-invoice/invoice-file';
import { DatabaseUnavailable } from '../../database/database-errors';
import { enqueueInvoiceEmail } from './invoice-email';

/** Returns the SHA-256 of a file as hexadecimal digits. */
function hashFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Returns the XRechnung of an issued invoice. The file is generated once and stored with its hash next to the PDF.
 * Returns null if the invoice has no valid XML. Throws if the stored bytes do not match the hash.
 */
export async function getIssuedXrechnung(
  services: { db: Database; logger: Logger },
  invoice: InvoiceModel,
  now: number,
): Promise<Buffer | null> {
  const { db } = services;
  const known =
    (await findXrechnung(db, invoice.id)) ?? (await storeXrechnung(services, invoice, now));
  if (known.bytes === null) return null;
  const file = Buffer.from(known.bytes);
  if (hashFile(file) !== known.sha256)
    throw new Error(`The XRechnung of invoice ${invoice.id} differs from the issued file`);
  return file;
}

async function storeXrechnung(
  services: { db: Database; logger: Logger },
  invoice: InvoiceModel,
  now: number,
) {
  const { db } = services;
  const bytes = await renderXrechnungFile(services, invoice);
  const sha256 = bytes && hashFile(bytes);
  await insertXrechnung(db, { invoiceId: invoice.id, bytes, sha256 }, now);
  const stored = await findXrechnung(db, invoice.id);
  if (!stored) throw new Error(`The XRechnung of invoice ${invoice.id} was not stored`);
  return stored;
}

/**
 * Returns the PDF of an issued invoice. The PDF is generated once, from the data stored when the invoice was issued,
 * and stored with its hash. Throws if the stored bytes do not match the hash.
 */
export async function getIssuedFile(
  services: { db: Database; logger: Logger },
  invoice: InvoiceModel,
  now: number,
): Promise<Buffer> {
  const { db } = services;
  const known = await findInvoiceFile(db, invoice.id);
  if (known) return untouched(invoice, known);
  const bytes = await renderInvoiceFile(services, invoice);
  await insertInvoiceFile(db, { invoiceId: invoice.id, bytes, sha256: hashFile(bytes) }, now);
  const stored = await findInvoiceFile(db, invoice.id);
  if (!stored) throw new Error(`The file of invoice ${invoice.id} was not stored`);
  return untouched(invoice, stored);
}

/**
 * Generates the missing PDF and XRechnung files of invoices and queues the missing emails to buyers. A failure is
 * logged and does not block other invoices. Throws DatabaseUnavailable. Awaits `untilQuiet` before each file, so that
 * requests take precedence.
 */
export async function createIssuedFiles(
  services: { db: Database; logger: Logger },
  now: number,
  untilQuiet: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { db, logger } = services;
  const storeFile = async (invoice: InvoiceModel) => {
    await getIssuedFile(services, invoice, now);
    await markInvoiceFileSaved(db, invoice.id);
  };
  const storeXml = async (invoice: InvoiceModel) => {
    await getIssuedXrechnung(services, invoice, now);
    await markXrechnungSaved(db, invoice.id);
  };
  const sendInvoiceEmail = async (invoice: InvoiceModel) =>
    enqueueInvoiceEmail(db, invoice, await getIssuedFile(services, invoice, now), now);
  const work = [
    ...(await listInvoicesWithoutFile(db)).map((invoice) => ({ invoice, run: storeFile })),
    ...(await listInvoicesWithoutXrechnung(db)).map((invoice) => ({ invoice, run: storeXml })),
    ...(await listInvoicesToNotify(db)).map((invoice) => ({ invoice, run: sendInvoiceEmail })),
  ];
  for (const { invoice, run } of work)
    try {
      await untilQuiet();
      await run(invoice);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      logger.error('An invoice could not be stored or sent', { invoice: invoice.number, error });
    }
}

function untouched(
  { id }: InvoiceModel,
  { bytes, sha256 }: { bytes: Uint8Array; sha256: string },
): Buffer {
  const file = Buffer.from(bytes);
  if (hashFile(file) !== sha256)
    throw new Error(`The file of invoice ${id} differs from the issued file`);
  return file;
}
