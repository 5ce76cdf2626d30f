import type { IncomingMessage, ServerResponse } from 'node:http';
import { statfs } from 'node:fs/promises';
import { isTimingSafeEqual } from '@/lib/platform/http/timing-safe-equal';
import type { MetricsFormat } from './metrics';

const loopback = /^(?:::ffff:)?127\.|^::1$/;
const toldByProxies = new Set(['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']);

/**
 * True for a request of a program on this machine that no proxy has passed on. Reads the headers as they came: those the front has taken off
 * count as well.
 */
function isLocalRequest({ socket, rawHeaders }: IncomingMessage): boolean {
  if (!loopback.test(socket.remoteAddress ?? '')) return false;
  return !rawHeaders.some(
    (name, index) => index % 2 === 0 && toldByProxies.has(name.toLowerCase()),
  );
}

type ReadMetrics = (format: MetricsFormat) => Promise<string>;

interface OperationsParts {
  readonly isDraining: () => boolean;
  readonly lookAtServices: () => Promise<Record<string, { readonly ok: boolean }>>;
  /** Whoever shows the token reads the metrics; null where nobody does. */
  readonly metrics?: { readonly token: string; readonly read: ReadMetrics } | null;
  /** Null where nothing is shared by Redis. */
  readonly lookAtSharing?: () => { readonly ok: boolean } | null;
  /** A folder of the disk the site is kept on. */
  readonly folder: string;
}

/** Answers an address of those who run the site. */
type AnswerOperation = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** How an address of those who run the site is answered; null for every other. */
export type FindOperation = (path: string) => AnswerOperation | null;

const megabyte = 1024 * 1024;
const fewMegabytes = 64;

/**
 * /health: the storefront lives and is not about to end, which is all a balancer has to know, since without its services it still shows
 * pages and says its sentences. /ready: orders can be taken; which service, disk or Redis stands in the way is told to this machine and to
 * whoever shows the token of the metrics. /metrics: what was counted, for Prometheus, or as
 * JSON for who asks for that.
 */
export function createOperationsFinder({
  isDraining,
  lookAtServices,
  lookAtSharing = () => null,
  folder,
  metrics = null,
}: OperationsParts): FindOperation {
  const health: AnswerOperation = async (_request, response) =>
    isDraining()
      ? sendJson(response, 503, { status: 'stopping' })
      : sendJson(response, 200, { status: 'ok' });

  const ready: AnswerOperation = async (request, response) => {
    const [services, disk] = await Promise.all([lookAtServices(), lookAtDisk(folder)]);
    const isReady = !isDraining() && Object.values(services).every(({ ok }) => ok);
    const redis = lookAtSharing();
    // Without Redis each process goes on by itself, and without room on the disk too: orders are taken.
    const isWhole = disk.ok && (redis?.ok ?? true);
    const status = isReady ? (isWhole ? 'ready' : 'degraded') : 'unready';
    sendJson(response, isReady ? 200 : 503, {
      status,
      ...(isDraining() && { reason: 'stopping' }),
      ...((isLocalRequest(request) || holdsToken(request, metrics?.token)) && {
        checks: { ...services, disk, ...(redis && { redis }) },
      }),
    });
  };

  const operations = new Map([
    ['/health', health],
    ['/ready', ready],
    ...(metrics === null ? [] : ([['/metrics', answerMetrics(metrics)]] as const)),
  ]);
  return (path) => operations.get(path) ?? null;
}

const metricsTypes = {
  text: 'text/plain; version=0.0.4; charset=utf-8',
  json: 'application/json',
} as const;

function answerMetrics({ token, read }: NonNullable<OperationsParts['metrics']>): AnswerOperation {
  return async (request, response) => {
    if (!holdsToken(request, token)) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      return sendJson(response, 401, { message: 'METRICS_TOKEN is asked for.' });
    }
    const format = request.headers.accept?.includes('application/json') ? 'json' : 'text';
    response.writeHead(200, { 'Content-Type': metricsTypes[format], 'Cache-Control': 'no-store' });
    response.end(await read(format));
  };
}

function holdsToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  return isTimingSafeEqual(headers.authorization ?? null, `Bearer ${token}`);
}

/** The site keeps pages that were made anew on its disk, and does without where it cannot. */
async function lookAtDisk(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  const freeMegabytes = Math.floor((bavail * bsize) / megabyte);
  return { ok: freeMegabytes >= fewMegabytes, freeMegabytes };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}
