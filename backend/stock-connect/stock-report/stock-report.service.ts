import type { RefusedRow, StockReportResult } from '@/domain/b2b/stock-connect';
import { readReportedAmounts } from '@/domain/b2b/reported-amounts';
import { dayMs } from '@/domain/time/durations';
import { inTransaction } from '../../database/database';
import type { ShopServices } from '../../shop/base/context';
import type { Report, ReportRow } from './read-report';
import { listStockedSkus, productIdsBySku, saveReport } from './stock-report.repository';

/** No shop has more of one article. */
const maxPieces = 9_999;
/** Reports that old say nothing about today. */
const validForMs = 14 * dayMs;

/**
 * Takes a dealer's own stock: every good row, whatever the others are; the others come back with their reasons. It stands for all
 * there is, unless it says that it adds to the report before. A report without one good row changes nothing.
 */
export async function takeReport(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  customerId: string,
  { rows, isAddition }: Report,
): Promise<StockReportResult> {
  const idsBySku = await productIdsBySku(db);
  const amounts = new Map<string, number>();
  const refused: RefusedRow[] = [];
  const reported = readReportedAmounts(rows.map(({ amount }) => amount));
  for (const [at, row] of rows.entries()) {
    const productId = idsBySku.get(row.sku) ?? idsBySku.get(row.sku.toUpperCase());
    const pieces = reported[at] ?? null;
    const reason = reasonAgainst(row, productId, pieces, amounts);
    if (reason !== null || productId === undefined || pieces === null)
      refused.push({ line: row.line, text: row.text, reason: reason ?? 'badAmount' });
    else amounts.set(productId, pieces);
  }
  if (amounts.size > 0) {
    const how = { now: clock.now(), isReplacing: !isAddition };
    await inTransaction(db, (trx) => saveReport(trx, customerId, amounts, how));
  }
  return { taken: amounts.size, refused };
}

/** Which articles lie at which entry of the dealer finder, by reports of the last 14 days. */
export async function listDealerStock({
  db,
  clock,
}: Pick<ShopServices, 'db' | 'clock'>): Promise<{ dealerNumber: string; skus: string[] }[]> {
  const byDealer = new Map<string, string[]>();
  for (const { dealerNumber, sku } of await listStockedSkus(db, clock.now() - validForMs)) {
    const skus = byDealer.get(dealerNumber);
    if (skus) skus.push(sku);
    else byDealer.set(dealerNumber, [sku]);
  }
  return [...byDealer].map(([dealerNumber, skus]) => ({ dealerNumber, skus: [...new Set(skus)] }));
}

function reasonAgainst(
  row: ReportRow,
  productId: string | undefined,
  pieces: number | null,
  taken: ReadonlyMap<string, number>,
): RefusedRow['reason'] | null {
  if (row.isBroken) return 'badQuotes';
  if (row.sku === '' || row.amount === '') return 'empty';
  if (productId === undefined) return 'unknownSku';
  if (pieces === null || pieces > maxPieces) return 'badAmount';
  return taken.has(productId) ? 'twice' : null;
}
