import { randomUUID } from 'node:crypto';
import { createSiteMetrics, type MetricsFormat, formatMetrics } from './metrics';

const patienceMs = 1_000;

interface Asked {
  readonly counted: object[][];
  readonly isComplete: () => void;
}

/** What storefronts of one start say to each other; the process that started them passes it on. */
type Message =
  | { readonly toOthers: 'count'; readonly question: string }
  | { readonly toOthers: 'counted'; readonly question: string; readonly counted: object[] };

/**
 * The metrics of all storefronts of one start, whichever of them is asked: each counts for itself and is asked by the others. One that does
 * not answer within a second is left out.
 */
export function createAggregateMetrics(storefronts: number) {
  const own = createSiteMetrics();
  const questions = new Map<string, Asked>();
  const others = storefronts - 1;
  const say = (message: Message) => void process.send?.(message);

  process.on('message', (message: Message) => {
    if (message?.toOthers === 'count')
      void own
        .read()
        .then((counted) => say({ toOthers: 'counted', question: message.question, counted }));
    if (message?.toOthers !== 'counted') return;
    const asked = questions.get(message.question);
    asked?.counted.push(message.counted);
    if (asked?.counted.length === others) asked.isComplete();
  });

  async function gather(): Promise<object[][]> {
    if (others < 1 || !process.send) return [];
    const question = randomUUID();
    const counted: object[][] = [];
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
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
