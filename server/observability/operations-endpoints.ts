import { isMediaTypeNamed } from '@/lib/platform/http/content-negotiation';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { statfs } from 'node:fs/promises';
import { isTimingSafeEqual } from '@/lib/platform/http/timing-safe-equal';
import type { MetricsFormat } from './metrics';

const loopback = /^(?:::ffff:)?127\.|^::1$/;
const proxyHeaderNames = new Set(['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']);

/**
 * True for a request from this machine that came through no proxy. Reads the raw headers, because the parsed ones no
 * longer contain untrusted proxy headers.
 */
function isLocalRequest({ socket, rawHeaders }: IncomingMessage): boolean {
  if (!loopback.test(socket.remoteAddress ?? '')) return false;
  return !rawHeaders.some(
    (name, index) => index % 2 === 0 && proxyHeaderNames.has(name.toLowerCase()),
  );
}

type ReadMetrics = (format: MetricsFormat) => Promise<string>;

interface OperationsParts {
  readonly isDraining: () => boolean;
  readonly checkServices: () => Promise<Record<string, { readonly ok: boolean }>>;
  /** Access token and reader of the metrics; null disables the endpoint. */
  readonly metrics?: { readonly token: string; readonly read: ReadMetrics } | null;
  /** Returns the health of Redis; null without Redis. */
  readonly getSharingStatus?: () => { readonly ok: boolean } | null;
  /** A folder on the disk of the site. /ready checks the free space on this disk. */
  readonly folder: string;
}

/** Handler of an operations endpoint. */
type AnswerOperation = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Returns the handler of an operations endpoint; null for all other paths. */
export type FindOperationsEndpoint = (path: string) => AnswerOperation | null;

const megabyte = 1024 * 1024;
const fewMegabytes = 64;

/**
 * /health: 200 while the storefront runs and is not shutting down, for load balancers; it ignores the services, because
 * the storefront serves pages and error messages without them. /ready: 200 while orders can be placed; only this
 * machine and requests with the metrics token see whether a service, the disk or Redis has failed. /metrics: the
 * metrics for Prometheus, or as JSON on request.
 */
export function createOperationsEndpointFinder({
  isDraining,
  checkServices,
  getSharingStatus = () => null,
  folder,
  metrics = null,
}: OperationsParts): FindOperationsEndpoint {
  const health: AnswerOperation = async (_request, response) =>
    isDraining()
      ? sendJson(response, 503, { status: 'stopping' })
      : sendJson(response, 200, { status: 'ok' });

  const ready: AnswerOperation = async (request, response) => {
    const [services, disk] = await Promise.all([checkServices(), checkDisk(folder)]);
    const isReady = !isDraining() && Object.values(services).every(({ ok }) => ok);
    const redis = getSharingStatus();
    // Orders can be placed with a full disk, and without Redis, because each process then uses its own state.
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
    const format = isMediaTypeNamed(request.headers.accept, 'application/json') ? 'json' : 'text';
    response.writeHead(200, { 'Content-Type': metricsTypes[format], 'Cache-Control': 'no-store' });
    response.end(await read(format));
  };
}

function holdsToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  return isTimingSafeEqual(headers.authorization ?? null, `Bearer ${token}`);
}

/** Checks the free disk space. A full disk is no failure, because the disk only caches rerendered pages. */
async function checkDisk(folder: string) {
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
