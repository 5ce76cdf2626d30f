import type { StockConnect } from '@/domain/stock-connect/stock-connect';
import { toBerlinDay, getStartOfDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import type { RestServices } from '../rest/rest-context';
import {
  getCallStatistics,
  removeExcessLoggedCalls,
  listLoggedCalls,
  removeLoggedCallsBefore,
} from './access-log.repository';
import { countDealerArticles } from './dealer-articles.repository';
import { findCredentials } from './credentials.repository';
import { findStockReportStatistics } from './stock-report.repository';
import { removeExpiredTransactions } from './veloconnect/transaction.repository';

const callRetentionMs = 30 * dayMs;
const shownCalls = 50;
/** Maximum number of stored calls of a dealer: more than one call per minute for 30 days. */
const maxCalls = 50_000;

/** Returns the state of a dealer's connection: URLs, credentials, latest calls and statistics since midnight. */
export async function getStockConnect(
  { db, clock, siteUrl }: RestServices,
  customerId: string,
): Promise<StockConnect> {
  const today = getStartOfDay(toBerlinDay(clock.now()));
  const stored = await findCredentials(db, customerId);
  const figures = await getCallStatistics(db, customerId, {
    since: today,
    connectedSince: stored?.createdAt ?? clock.now(),
  });
  const report = await findStockReportStatistics(db, customerId);
  return {
    endpoint: `${siteUrl}/veloconnect`,
    feedUrl: `${siteUrl}/feeds/articles.csv`,
    user: stored?.userName ?? null,
    secretEnd: stored?.secretEnd ?? null,
    createdAt: stored && isoTime(stored.createdAt),
    lastCallAt: figures.lastAt === null ? null : isoTime(figures.lastAt),
    articles: await countDealerArticles(db),
    failuresToday: figures.failures,
    meanMillisecondsToday: figures.meanMilliseconds,
    calls: await listLoggedCalls(db, customerId, shownCalls),
    report: report && { ...report, at: isoTime(report.at) },
  };
}

/** Deletes calls older than 30 days and expired transactions. */
export async function removeExpiredStockConnectData({
  db,
  clock,
}: Pick<RestServices, 'db' | 'clock'>): Promise<void> {
  await removeLoggedCallsBefore(db, clock.now() - callRetentionMs);
  await removeExcessLoggedCalls(db, maxCalls);
  await removeExpiredTransactions(db, clock.now());
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}
