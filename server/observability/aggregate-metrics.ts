import { randomUUID } from 'node:crypto';
import { createSiteMetrics, type MetricsFormat, formatMetrics } from './metrics';

const timeoutMs = 1_000;

interface PendingQuestion {
  readonly counted: object[][];
  readonly isComplete: () => void;
}

/** Messages between the storefront workers of one start; the supervisor forwards them. */
type Message =
  | { readonly toOthers: 'count'; readonly question: string }
  | { readonly toOthers: 'counted'; readonly question: string; readonly counted: object[] };

/**
 * Aggregates the metrics of all storefront workers of one start: the worker that serves the request collects them from
 * the others. A worker that does not respond within a second is left out.
 */
export function createAggregateMetrics(storefronts: number) {
  const own = createSiteMetrics();
  const questions = new Map<string, PendingQuestion>();
  const others = storefronts - 1;
  const say = (message: Message) => void process.send?.(message);

  process.on('message', (message: Message) => {
    if (message?.toOthers === 'count')
      void own
        .read()
        .then((counted) => say({ toOthers: 'counted', question: message.question, counted }));
    if (message?.toOthers !== 'counted') return;
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
      say({ toOthers: 'count', question });
    });
    questions.delete(question);
    return counted;
  }

  return {
    ...own,
    async read(format: MetricsFormat): Promise<string> {
      const [mine, theirs] = await Promise.all([own.read(), gather()]);
      return formatMetrics([mine, ...theirs], format);
    },
  };
}
