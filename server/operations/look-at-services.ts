import { z } from 'zod';

/** One service: how it is asked whether it lives, in its own protocol. */
export interface ServiceQuestion {
  readonly url: string;
  /** Sent by POST as JSON; without one it is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether an answer below 500 is one of the service, and not of something in its place. `null` stands for what is no JSON. */
  readonly isAlive: (answer: unknown) => boolean;
}

interface ServiceState {
  readonly ok: boolean;
  readonly reason?: string;
}

const patienceMs = 3_000;
/** So often at the most is really asked, however often somebody wants to know. */
const keptMs = 1_000;

const ownWord = z.object({ status: z.string() });

/**
 * Asks every service at once whether it answers in its own protocol and does not say itself that it is unready. Never throws; takes three
 * seconds at most and is good for one.
 */
export function createLookAtServices(
  questions: Readonly<Record<string, ServiceQuestion>>,
): () => Promise<Record<string, ServiceState>> {
  let looked: { atMs: number; states: Promise<Record<string, ServiceState>> } | null = null;
  const look = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(questions).map(async ([name, one]) => [name, await ask(one)] as const),
      ),
    );
  return () => {
    const nowMs = performance.now();
    if (looked === null || nowMs - looked.atMs > keptMs) looked = { atMs: nowMs, states: look() };
    return looked.states;
  };
}

async function ask({ url, body, headers, isAlive }: ServiceQuestion): Promise<ServiceState> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    const said = ownWord.safeParse(answer);
    if (said.data?.status === 'unready') return { ok: false, reason: 'It is unready' };
    if (response.status >= 500) return { ok: false, reason: `It answers ${response.status}` };
    return isAlive(answer)
      ? { ok: true }
      : { ok: false, reason: 'Its answer is not of its protocol' };
  } catch {
    return { ok: false, reason: 'It does not answer' };
  }
}
