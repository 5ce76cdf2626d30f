import 'server-only';
import { revalidateTag } from 'next/cache';
import { env } from '@/lib/platform/config/env';
import { readJsonBody } from '@/lib/platform/http/read-body';
import { tellPagesExpired } from '@/lib/platform/http/pages-expired';
import { isSameSecret } from '@/lib/platform/http/same-secret';
import { logger } from '@/lib/platform/observability/logger';
import { expiredTags } from './expired-tags';
import { readWebhook } from './read-webhook';

/** The content service sends the whole entry along. */
const LARGEST_BODY_BYTES = 2 * 1024 * 1024;

/**
 * The content service's webhook: what changed is gone from every cache when this answers, and the next visit makes it anew.
 * Answers which tags expired; 401 without the secret, 503 when this site has none, 422 for what is no change it knows.
 */
export async function answerRevalidation(request: Request): Promise<Response> {
  if (env.REVALIDATE_SECRET === undefined)
    return answer(503, { message: 'REVALIDATE_SECRET is not set: the webhook is closed.' });
  if (!isSameSecret(bearerOf(request), env.REVALIDATE_SECRET))
    return answer(401, { message: 'The webhook has to say the secret: Authorization: Bearer …' });
  const body = await readJsonBody(request, LARGEST_BODY_BYTES);
  if (!body.ok) return answer(body.status, { message: body.message });
  const webhook = readWebhook(body.value);
  if (!webhook.ok) return answer(422, { message: webhook.message });
  const expired = webhook.changes.flatMap(expiredTags);
  for (const tag of expired) revalidateTag(tag, { expire: 0 });
  tellPagesExpired();
  logger.info('Content changed', { expired });
  return answer(200, { expired });
}

/** For whoever opens the address in a browser. */
export function refuseReading(): Response {
  return answer(405, { message: 'The webhook takes POST only.' }, { Allow: 'POST' });
}

function bearerOf(request: Request): string | null {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

function answer(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
