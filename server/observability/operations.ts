import { isMediaTypeNamed } from '@/lib/platform/http/content-negotiation';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { statfs } from 'node:fs/promises';
import { isTimingSafeEqual } from '@/lib/platform/http/timing-safe-equal';
import type { MetricsFormat } from './metrics';

const loopback = /^(?:::ffff:)?127\.|^::1$/;
const proxyHeaderNames = new Set(['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']);

/**
 * True for a request from a program on this machine that came through no proxy. Uses the raw headers, including those
 * the server has removed.
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
  /** The token grants access to the metrics; null disables them. */
  readonly metrics?: { readonly token: string; readonly read: ReadMetrics } | null;
  /** Null when nothing is shared through Redis. */
  readonly getSharingStatus?: () => { readonly ok: boolean } | null;
  /** A folder on the disk of the site, whose free space /ready checks. */
  readonly folder: string;
}

/** Sends the response of an operations endpoint. */
type AnswerOperation = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Returns the handler of an operations endpoint; null for all other paths. */
export type FindOperation = (path: string) => AnswerOperation | null;

const megabyte = 1024 * 1024;
const fewMegabytes = 64;

/**
 * /health: the storefront runs and is not shutting down. A load balancer needs no more, since without its services the
 * storefront still serves pages and error messages. /ready: orders can be placed; the failing service, disk or Redis is
 * listed only for this machine and for requests with the metrics token. /metrics: the metrics for Prometheus, or as
 * JSON on request.
 */
export function createOperationsFinder({
  isDraining,
  checkServices,
  getSharingStatus = () => null,
  folder,
  metrics = null,
}: OperationsParts): FindOperation {
  const health: AnswerOperation = async (_request, response) =>
    isDraining()
      ? sendJson(response, 503, { status: 'stopping' })
      : sendJson(response, 200, { status: 'ok' });

  const ready: AnswerOperation = async (request, response) => {
    const [services, disk] = await Promise.all([checkServices(), checkDisk(folder)]);
    const isReady = !isDraining() && Object.values(services).every(({ ok }) => ok);
    const redis = getSharingStatus();
    // Orders are possible without Redis, since each process then works alone, and with a full disk.
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

/** Rerendered pages are cached on the disk; the site also works without. */
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
