import type { ServerResponse } from 'node:http';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Histogram,
  Registry,
} from 'prom-client';

export type MetricsFormat = 'text' | 'json';

export interface SiteMetrics {
  /** Counts a response when it has been sent. */
  observeResponse(response: ServerResponse, path: string): void;
  /** Counts a page request: a cache hit if `isInMemory` is true, otherwise a miss. */
  countPage(isInMemory: boolean): void;
  countCall(call: { service: string; seconds: number; status: string }): void;
  /** Returns the metrics of this process in the JSON format of prom-client. */
  read(): Promise<object[]>;
}

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the Prometheus metrics of one storefront worker. */
export function createSiteMetrics(): SiteMetrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const answers = new Histogram({
    name: 'storefront_request_duration_seconds',
    help: 'Responses of the storefront by route type and status.',
    labelNames: ['kind', 'status'],
    buckets: seconds,
    registers,
  });
  const pages = new Counter({
    name: 'storefront_page_cache_total',
    help: 'Public pages served from memory (hit) or rendered (miss).',
    labelNames: ['result'],
    registers,
  });
  const calls = new Histogram({
    name: 'storefront_service_call_duration_seconds',
    help: 'Calls of the storefront to its services, until the response starts; status none without a response.',
    labelNames: ['service', 'status'],
    buckets: seconds,
    registers,
  });
  return {
    observeResponse(response, path) {
      const startedMs = performance.now();
      response.once('close', () => {
        const status = response.writableFinished
          ? `${String(response.statusCode)[0]}xx`
          : 'aborted';
        answers.observe({ kind: kindOf(path), status }, (performance.now() - startedMs) / 1000);
      });
    },
    countPage: (isInMemory) => pages.inc({ result: isInMemory ? 'hit' : 'miss' }),
    countCall: ({ service, seconds: durationSeconds, status }) =>
      calls.observe({ service, status }, durationSeconds),
    read: () => register.getMetricsAsJSON(),
  };
}

/** Formats the metrics of all storefront workers, in the Prometheus text format or as JSON. */
export async function formatMetrics(
  counted: readonly object[][],
  format: MetricsFormat = 'text',
): Promise<string> {
  const sum = AggregatorRegistry.aggregate(counted as object[]);
  return format === 'json' ? JSON.stringify(await sum.getMetricsAsJSON()) : sum.metrics();
}

/** Returns the kind of path for use as a label. There are few kinds, because each label value creates a time series. */
function kindOf(path: string): string {
  const [, first = ''] = path.split('/', 2);
  if (first === 'de' || first === 'en' || first === '') return 'page';
  if (first === '_next' || first === 'media' || first === 'uploads') return 'file';
  if (first === 'api') return 'api';
  return ['health', 'ready', 'metrics'].includes(first) ? 'operation' : 'other';
}
