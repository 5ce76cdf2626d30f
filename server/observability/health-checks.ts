import { z } from 'zod';
import { env } from '@/lib/platform/config/env';

/** Health check of a service, in its own protocol. */
export interface HealthCheck {
  readonly url: string;
  /** Sent as JSON with POST. Without a body a GET request is sent. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * True for a response below 500 that comes from the service itself and not from another server at this URL. `answer`
   * is null when the response is not JSON.
   */
  readonly isHealthy: (answer: unknown) => boolean;
}

export interface ServiceHealth {
  readonly ok: boolean;
  readonly reason?: string;
}

const timeoutMs = 3_000;
/** Minimum time in ms between two checks. Calls within this time get the last result. */
const cacheMs = 1_000;

const statusSchema = z.object({ status: z.string() });

/**
 * Creates a function that checks all services in parallel: each must respond in its protocol and not report that it is
 * unready. It never throws, takes at most three seconds and caches its result for one second.
 */
export function createHealthChecks(
  questions: Readonly<Record<string, HealthCheck>>,
): () => Promise<Record<string, ServiceHealth>> {
  let lastCheck: { atMs: number; states: Promise<Record<string, ServiceHealth>> } | null = null;
  const checkServices = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(questions).map(async ([name, one]) => [name, await ask(one)] as const),
      ),
    );
  return () => {
    const nowMs = performance.now();
    if (lastCheck === null || nowMs - lastCheck.atMs > cacheMs)
      lastCheck = { atMs: nowMs, states: checkServices() };
    return lastCheck.states;
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
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    const parsed = statusSchema.safeParse(answer);
    if (parsed.data?.status === 'unready') return { ok: false, reason: 'It is unready' };
    if (response.status >= 500) return { ok: false, reason: `It answers ${response.status}` };
    return isAlive(answer)
      ? { ok: true }
      : { ok: false, reason: 'Its answer is not of its protocol' };
  } catch {
    return { ok: false, reason: 'It does not respond' };
  }
}

const anything = { query: '{ __typename }' };

const graphqlAnswer = z.object({ data: z.object({ __typename: z.string() }) });
/** Response of the identity service: a JSON Web Key Set (RFC 7517). */
const keySet = z.object({ keys: z.array(z.unknown()) });
const readyStatusSchema = z.object({ status: z.enum(['ready', 'degraded']) });

const isOf = (shape: z.ZodType) => (answer: unknown) => shape.safeParse(answer).success;

/** Health checks by service, each with the simplest request of the service's protocol. */
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

/** Base URLs by service. */
export const serviceUrls = {
  shop: env.SHOP_URL,
  content: env.CONTENT_URL,
  identity: env.IDENTITY_URL,
  tools: env.TOOLS_URL,
};
