import { randomUUID } from 'node:crypto';
import { createSiteMetrics, type MetricsFormat, formatMetrics } from './metrics';

const timeoutMs = 1_000;

interface PendingQuestion {
  readonly counted: object[][];
  readonly isComplete: () => void;
}

/** Messages between the storefront workers of one supervisor, which forwards them. */
type Message =
  | { readonly broadcast: 'count'; readonly question: string }
  | { readonly broadcast: 'counted'; readonly question: string; readonly counted: object[] };

/**
 * Aggregates the metrics of all storefront workers of one supervisor: the worker that gets the request collects the
 * metrics of the others. Leaves out a worker that does not respond within a second.
 */
export function createAggregateMetrics(storefronts: number) {
  const own = createSiteMetrics();
  const questions = new Map<string, PendingQuestion>();
  const others = storefronts - 1;
  const send = (message: Message) => void process.send?.(message);

  process.on('message', (message: Message) => {
    if (message?.broadcast === 'count')
      void own
        .read()
        .then((counted) => send({ broadcast: 'counted', question: message.question, counted }));
    if (message?.broadcast !== 'counted') return;
    const pending = questions.get(message.question);
    pending?.counted.push(message.counted);
    if (pending?.counted.length === others) pending.isComplete();
  });

  async function gather(): Promise<object[][]> {
    if (others < 1 || !process.send) return [];
    const question = randomUUID();
    const counted: object[][] = [];
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      questions.set(question, {
        counted,
        isComplete: () => {
          clearTimeout(timer);
          resolve();
        },
      });
      send({ broadcast: 'count', question });
    });
    questions.delete(question);
    return counted;
  }

  return {
    ...own,
    async read(format: MetricsFormat): Promise<string> {
      const [ownMetrics, otherMetrics] = await Promise.all([own.read(), gather()]);
      return formatMetrics([ownMetrics, ...otherMetrics], format);
    },
  };
}
