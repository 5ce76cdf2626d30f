import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../platform/clock';
import type { Database } from '../database/database';
import { getOutboxBacklog } from '../mail/mail-queue';
import { countFailedMails } from '../mail/mail-failures';
import { countOrdersByStep } from '../shop/order/order.repository';

interface ServiceMetrics {
  countAnswer(path: string, status: number, seconds: number): void;
  /** Returns the metrics in Prometheus' format or as JSON. */
  read(isJson: boolean): Promise<string>;
}

const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the services' metrics. Metrics from the database are queried when they are read. */
export function createServiceMetrics({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): ServiceMetrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const answers = new Histogram({
    name: 'services_request_duration_seconds',
    help: 'Responses of the services by service and status.',
    labelNames: ['service', 'status'],
    buckets,
    registers,
  });
  const waiting = new Gauge({
    name: 'shop_outbox_waiting',
    help: 'Emails to be sent.',
    registers,
  });
  const age = new Gauge({
    name: 'shop_outbox_oldest_seconds',
    help: 'Age of the oldest waiting email.',
    registers,
  });
  const failed = new Gauge({
    name: 'shop_outbox_failed',
    help: 'Emails that failed permanently within the last 24 hours.',
    registers,
  });
  const orders = new Gauge({
    name: 'shop_orders',
    help: 'The newest 10,000 orders by progress.',
    labelNames: ['state'],
    registers,
  });
  return {
    countAnswer: (path, status, seconds) =>
      answers.observe({ service: serviceOf(path), status: `${String(status)[0]}xx` }, seconds),
    async read(isJson) {
      const mails = await getOutboxBacklog(db);
      waiting.set(mails.waiting);
      age.set(mails.since === null ? 0 : Math.max(0, (clock.now() - mails.since) / 1000));
      failed.set(await countFailedMails(db, clock.now()));
      orders.reset();
      for (const [state, count] of Object.entries(await countOrdersByStep(db)))
        orders.set({ state }, count);
      return isJson ? JSON.stringify(await register.getMetricsAsJSON()) : register.metrics();
    },
  };
}

/**
 * Returns the metric label for a request path: the name of the service. Unknown paths share one label, because
 * Prometheus creates a time series per label.
 */
function serviceOf(path: string): string {
  const [, first = ''] = path.split('/', 2);
  if (first === 'widget.php') return 'shop';
  if (first === 'graphql') return 'content';
  return ['identity', 'tools', 'pay'].includes(first) ? first : 'other';
}
