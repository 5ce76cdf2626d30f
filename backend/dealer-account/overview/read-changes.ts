import { dueSoonDays } from '@/domain/b2b/invoice-state';
import type { B2bChange } from '@/domain/b2b/overview';
import type { Language } from '@/domain/language/detect-language';
import { addDays, dayInBerlin, type IsoDay } from '@/domain/time/day';
import type { RestServices } from '../../rest/rest-services';
import {
  findDueInvoices,
  findMovedOrders,
  findSentAfter,
  withItems,
} from '../../shop/order/order.service';
import { articleFacts } from '../article-facts';
import { invoiceOf } from '../invoices/invoices.service';
import {
  arrivals,
  dueInvoices,
  movedDays,
  requestedTestRides,
  reviewedMasterData,
  shippedOrders,
} from './changes';
import { findArrivals, findReviewed, findTestRides } from './overview.repository';

interface Look {
  customerId: string;
  dealerNumber: string | null;
  /** Epoch milliseconds: what happened later is told. */
  after: number;
  language: Language;
  today: IsoDay;
  limit: number;
}

/** What changed for a dealer after a time, newest first, at most `limit`. */
export async function readChanges(
  { db, content }: Pick<RestServices, 'db' | 'content'>,
  { customerId, dealerNumber, after, language, today, limit }: Look,
): Promise<B2bChange[]> {
  const moved = await findMovedOrders(db, customerId, after);
  const came = await findArrivals(db, { customerId, after, language, limit });
  const days = { from: addDays(dayInBerlin(after), -1), to: addDays(today, dueSoonDays) };
  const due = await findDueInvoices(db, customerId, days, limit);
  const rides =
    dealerNumber === null ? [] : await findTestRides(db, { dealerNumber, after, language, limit });
  const changes = [
    ...movedDays(moved.moves, await withItems(db, moved.orders), language),
    ...arrivals(came, articleFacts(content(), language)),
    ...dueInvoices(
      due.invoices.map((one) => invoiceOf(one, due.known, today)),
      after,
    ),
    ...shippedOrders(await findSentAfter(db, customerId, after, limit), after),
    ...requestedTestRides(rides, language),
    ...reviewedMasterData(await findReviewed(db, customerId, after)),
  ];
  return changes
    .sort((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
    .slice(0, limit);
}
