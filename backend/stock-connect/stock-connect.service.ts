import type { StockConnect } from '@/domain/b2b/stock-connect';
import { dayInBerlin, startOfDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import type { RestServices } from '../rest/rest-services';
import {
  callFigures,
  keepNewestCalls,
  listCalls,
  removeCallsBefore,
} from './access-log/access-log.repository';
import { countSoldArticles } from './articles/sold-articles.repository';
import { findCredentials } from './credentials/credentials.repository';
import { reportFigures } from './stock-report/stock-report.repository';
import { removeExpiredTransactions } from './veloconnect/transaction.repository';

const keepCallsMs = 30 * dayMs;
const shownCalls = 50;
/** A call each minute for 30 days is fewer. */
const maxCalls = 50_000;

/** The state of a dealer's connection: addresses, who signs in, the latest calls and how they went since midnight. */
export async function readStockConnect(
  { db, clock, siteUrl }: RestServices,
  customerId: string,
): Promise<StockConnect> {
  const today = startOfDay(dayInBerlin(clock.now()));
  const stored = await findCredentials(db, customerId);
  const figures = await callFigures(db, customerId, {
    since: today,
    connectedSince: stored?.createdAt ?? clock.now(),
  });
  const report = await reportFigures(db, customerId);
  return {
    endpoint: `${siteUrl}/veloconnect`,
    feedUrl: `${siteUrl}/feeds/articles.csv`,
    user: stored?.userName ?? null,
    secretEnd: stored?.secretEnd ?? null,
    createdAt: stored && isoTime(stored.createdAt),
    lastCallAt: figures.lastAt === null ? null : isoTime(figures.lastAt),
    articles: await countSoldArticles(db),
    failuresToday: figures.failures,
    meanMillisecondsToday: figures.meanMilliseconds,
    calls: await listCalls(db, customerId, shownCalls),
    report: report && { ...report, at: isoTime(report.at) },
  };
}

/** Forgets calls after 30 days and transactions nobody can come back to. */
export async function forgetOldCalls({
  db,
  clock,
}: Pick<RestServices, 'db' | 'clock'>): Promise<void> {
  await removeCallsBefore(db, clock.now() - keepCallsMs);
  await keepNewestCalls(db, maxCalls);
  await removeExpiredTransactions(db, clock.now());
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}
