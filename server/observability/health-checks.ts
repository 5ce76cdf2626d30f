import { z } from 'zod';
import { env } from '@/lib/platform/config/env';

/** One service: how it is asked whether it lives, in its own protocol. */
export interface HealthCheck {
  readonly url: string;
  /** Sent by POST as JSON; without one it is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether an answer below 500 is one of the service, and not of something in its place. `null` stands for what is no JSON. */
  readonly isHealthy: (answer: unknown) => boolean;
}

interface ServiceHealth {
  readonly ok: boolean;
  readonly reason?: string;
}

const patienceMs = 3_000;
/** So often at the most is really asked, however often somebody wants to know. */
const keptMs = 1_000;

const statusSchema = z.object({ status: z.string() });

/**
 * Asks every service at once whether it answers in its own protocol and does not say itself that it is unready. Never throws; takes three
 * seconds at most and is good for one.
 */
export function createHealthChecks(
  questions: Readonly<Record<string, HealthCheck>>,
): () => Promise<Record<string, ServiceHealth>> {
  let looked: { atMs: number; states: Promise<Record<string, ServiceHealth>> } | null = null;
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

async function ask({
  url,
  body,
  headers,
  isHealthy: isAlive,
}: HealthCheck): Promise<ServiceHealth> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    const said = statusSchema.safeParse(answer);
    if (said.data?.status === 'unready') return { ok: false, reason: 'It is unready' };
    if (response.status >= 500) return { ok: false, reason: `It answers ${response.status}` };
    return isAlive(answer)
      ? { ok: true }
      : { ok: false, reason: 'Its answer is not of its protocol' };
  } catch {
    return { ok: false, reason: 'It does not answer' };
  }
}

const anything = { query: '{ __typename }' };

const graphqlAnswer = z.object({ data: z.object({ __typename: z.string() }) });
/** RFC 7517. */
const keySet = z.object({ keys: z.array(z.unknown()) });
const readyStatusSchema = z.object({ status: z.enum(['ready', 'degraded']) });

const isOf = (shape: z.ZodType) => (answer: unknown) => shape.safeParse(answer).success;

/** How each service is asked whether it lives: the least its protocol knows. */
export const healthChecks: Readonly<Record<string, HealthCheck>> = {
  shop: { url: env.SHOP_URL, body: anything, isHealthy: isOf(graphqlAnswer) },
  content: {
    url: env.CONTENT_URL,
    body: anything,
    isHealthy: isOf(graphqlAnswer),
    ...(env.CONTENT_TOKEN && { headers: { Authorization: `Bearer ${env.CONTENT_TOKEN}` } }),
  },
  identity: {
    url: `${env.IDENTITY_URL}/${env.IDENTITY_POOL_ID}/.well-known/jwks.json`,
    isHealthy: isOf(keySet),
  },
  tools: { url: `${env.TOOLS_URL}/ready`, isHealthy: isOf(readyStatusSchema) },
};

/** Where each service is called. */
export const serviceAddresses = {
  shop: env.SHOP_URL,
  content: env.CONTENT_URL,
  identity: env.IDENTITY_URL,
  tools: env.TOOLS_URL,
};
