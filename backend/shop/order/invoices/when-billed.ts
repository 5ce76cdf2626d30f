import type { OrderModel } from '../order-model';
import type { InvoiceModel } from './invoice-model';

/**
 * True for goods that go tax-free to a company in another EU country: each part is billed when it leaves, even where its money came
 * first. An invoice in advance is owed for taxable supplies only (§ 14 Abs. 5 UStG), and this one names the day of the supply (§ 14a
 * Abs. 3 UStG, BR-IC-11 of EN 16931), which nobody knows before.
 */
export function isBilledOnLeaving({ taxExemption }: Pick<OrderModel, 'taxExemption'>): boolean {
  return taxExemption === 'reverseCharge';
}

/** True for an invoice in advance about everything that was still to come: no shipment is billed after it. */
export function billsAllToCome({ kind, shipmentId }: InvoiceModel): boolean {
  return kind === 'advance' && shipmentId === null;
}
