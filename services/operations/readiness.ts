import { statfs } from 'node:fs/promises';
import type { Clock } from '../platform/clock';
import type { Database } from '../database/database';
import { getOutboxBacklog } from '../mail/mail-queue';
import { countFailedMails } from '../mail/mail-failures';

interface Check {
  ok: boolean;
  /** Human-readable reason why the check failed. */
  reason?: string;
  [fact: string]: string | number | boolean | null | undefined;
}

export interface Readiness {
  /** `degraded`: works, but needs attention; `unready`: cannot take orders. */
  status: 'ready' | 'degraded' | 'unready';
  checks: Record<'database' | 'disk' | 'outbox', Check> & { redis?: Check };
}

interface ReadinessParts {
  db: Database;
  clock: Clock;
  /** A folder on the disk the services write to. */
  folder: string;
  /** Returns a description of damage to the database file found since the start; null if none was found. */
  damage?: () => string | null;
  /** Checks whether Redis is available; null if the shop does not use Redis. */
  getSharingStatus?: (() => { isUnavailable: boolean }) | null;
  freeBytes?: (folder: string) => Promise<number>;
}

const megabyte = 1024 * 1024;
const minMegabytes = 8;
const fewMegabytes = 256;
const oldMailMs = 15 * 60 * 1000;
const timeoutMs = 3_000;
/** Time in ms for which a result is cached, however often it is requested. */
const cacheMs = 1_000;

/**
 * Creates the readiness check. It verifies that a test row can be written, that the disk has free space, that emails
 * are being sent and that no email failed within the last day. Never throws. A check takes at most three seconds, and
 * its result is cached for one second.
 */
export function createReadiness(parts: ReadinessParts): () => Promise<Readiness> {
  let lastCheck: { atMs: number; readiness: Promise<Readiness> } | null = null;
  return () => {
    const nowMs = performance.now();
    if (lastCheck === null || nowMs - lastCheck.atMs > cacheMs)
      lastCheck = { atMs: nowMs, readiness: checkReadiness(parts) };
    return lastCheck.readiness;
  };
}

async function checkReadiness(parts: ReadinessParts): Promise<Readiness> {
  const [database, disk, outbox] = await Promise.all([
    checked(() => checkDatabase(parts)),
    checked(() => checkDisk(parts)),
    checked(() => checkOutbox(parts)),
  ]);
  const redis = checkRedis(parts);
  const checks = { database, disk, outbox, ...(redis && { redis }) };
  const hasSpace = typeof disk.freeMegabytes !== 'number' || disk.freeMegabytes >= minMegabytes;
  if (!database.ok || !hasSpace) return { status: 'unready', checks };
  // A missing Redis only degrades the shop: each process then counts rate limits separately, but orders can be taken.
  const isWhole = disk.ok && outbox.ok && (redis?.ok ?? true);
  return { status: isWhole ? 'ready' : 'degraded', checks };
}

function checkRedis({ getSharingStatus }: ReadinessParts): Check | null {
  if (!getSharingStatus) return null;
  return getSharingStatus().isUnavailable
    ? { ok: false, reason: 'It does not respond' }
    : { ok: true };
}

async function checkDatabase({ db, clock, damage }: ReadinessParts): Promise<Check> {
  const reason = damage?.() ?? null;
  if (reason !== null) return { ok: false, reason };
  const row = { name: 'written_at', value: new Date(clock.now()).toISOString() };
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute();
  return { ok: true };
}

async function checkDisk({ folder, freeBytes = freeBytesOf }: ReadinessParts): Promise<Check> {
  const freeMegabytes = Math.floor((await freeBytes(folder)) / megabyte);
  if (freeMegabytes >= fewMegabytes) return { ok: true, freeMegabytes };
  return { ok: false, freeMegabytes, reason: 'The disk is nearly full' };
}

async function checkOutbox({ db, clock }: ReadinessParts): Promise<Check> {
  const { waiting, since } = await getOutboxBacklog(db);
  const oldestSeconds = since === null ? 0 : Math.round((clock.now() - since) / 1000);
  const facts = { waiting, oldestSeconds, givenUp: await countFailedMails(db, clock.now()) };
  if (oldestSeconds * 1000 >= oldMailMs)
    return { ok: false, ...facts, reason: 'Mails do not leave' };
  if (facts.givenUp > 0) return { ok: false, ...facts, reason: 'Mails were given up' };
  return { ok: true, ...facts };
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Runs a check with a timeout of three seconds. Reports only an error's type, because its message may contain host
 * names.
 */
function checked(check: () => Promise<Check>): Promise<Check> {
  const failed = (error: unknown): Check => ({ ok: false, reason: kindOf(error) });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Check>((resolve) => {
    timer = setTimeout(
      () => resolve({ ok: false, reason: 'No answer within three seconds' }),
      timeoutMs,
    );
  });
  return Promise.race([check().catch(failed), late]).finally(() => clearTimeout(timer));
}

function kindOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? `It cannot be used (${code})` : 'It cannot be used';
}
