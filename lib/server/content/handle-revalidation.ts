import {
  type ContentModel,
  listDependentModels,
  contentModels,
} from '@/domain/content/content-models';
import { getContentCacheTags } from '@/lib/gateways/content/cache-tags';
import { z } from 'zod';
import { revalidateTag } from 'next/cache';
import { env } from '@/lib/platform/config/env';
import { parseJsonBody } from '@/lib/platform/http/read-body';
import { notifyPageExpiry } from '@/lib/platform/distributed-state';
import { isTimingSafeEqual } from '@/lib/platform/http/timing-safe-equal';
import { logger } from '@/lib/platform/observability/logger';
import 'server-only';

export interface ContentChange {
  readonly model: ContentModel;
  /** Null when the entry has no language or the language is unknown. */
  readonly locale: string | null;
  readonly slug: string | null;
}

/**
 * Returns the cache tags that a content change expires: lists and pages in the language of the entry, the page of the
 * entry, pages of the same kind that may link to it as a translation, and dependent content. Without a language or slug
 * it returns all tags of the kind.
 */
export function listExpiredTags({ model, locale, slug }: ContentChange): string[] {
  const isKnown = locale !== null && slug !== null;
  const ownPaths = isKnown
    ? getContentCacheTags(model, locale, slug).slice(1)
    : getContentCacheTags(model);
  const others = listDependentModels(model).flatMap((other) =>
    getContentCacheTags(other, isKnown ? locale : undefined).slice(-1),
  );
  return [...ownPaths, ...others];
}

const text = z.string().min(1).nullish().catch(null);

/** Schema of a Strapi 5 webhook body. Media events and the test button of the Strapi admin send no model. */
const webhook = z.object({
  event: z.string({ error: 'must be there and name what happened' }).min(1, 'must not be empty'),
  model: z.string().optional(),
  entry: z.object({ slug: text, locale: text }).optional(),
});

type Webhook = { ok: true; changes: readonly ContentChange[] } | { ok: false; message: string };

/** Parses the body of a webhook. Returns no changes for a test event, and an error message for an invalid body. */
function parseWebhook(body: unknown): Webhook {
  const parsed = webhook.safeParse(body);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'The body'} ${message}`,
    );
    return { ok: false, message: `${reasons.join('; ')}.` };
  }
  const { event, entry } = parsed.data;
  if (event === 'trigger-test') return { ok: true, changes: [] };
  const name = event.startsWith('media.') ? 'upload' : parsed.data.model;
  const model = contentModels.find((known) => known === name);
  if (model === undefined) return { ok: false, message: unknownModel(name) };
  return { ok: true, changes: [changeOf(model, entry)] };
}

function changeOf(model: ContentModel, entry: z.infer<typeof webhook>['entry']): ContentChange {
  return { model, locale: entry?.locale ?? null, slug: entry?.slug ?? null };
}

function unknownModel(name: string | undefined): string {
  const known = `This site shows ${contentModels.join(', ')}.`;
  return name === undefined
    ? `The body names no model. ${known}`
    : `There is no model "${name.slice(0, 60)}" here. ${known}`;
}

/** Maximum size of a webhook's body in bytes; the content service sends the whole entry. */
const LARGEST_BODY_BYTES = 2 * 1024 * 1024;

/**
 * Handles the content service's webhook: expires the changed content in all caches, then responds with the expired
 * tags. 401 for a wrong secret, 503 when REVALIDATE_SECRET is not set, 422 for an unknown change.
 */
export async function handleRevalidation(request: Request): Promise<Response> {
  if (env.REVALIDATE_SECRET === undefined)
    return answer(503, { message: 'REVALIDATE_SECRET is not set: the webhook is closed.' });
  if (!isTimingSafeEqual(bearerOf(request), env.REVALIDATE_SECRET))
    return answer(401, { message: 'The webhook has to say the secret: Authorization: Bearer …' });
  const body = await parseJsonBody(request, LARGEST_BODY_BYTES);
  if (!body.ok) return answer(body.status, { message: body.message });
  const webhook = parseWebhook(body.value);
  if (!webhook.ok) return answer(422, { message: webhook.message });
  const expired = webhook.changes.flatMap(listExpiredTags);
  for (const tag of expired) revalidateTag(tag, { expire: 0 });
  notifyPageExpiry();
  logger.info('Content changed', { expiredTags: expired });
  return answer(200, { expired });
}

export function createMethodNotAllowedResponse(): Response {
  return answer(405, { message: 'The webhook takes POST only.' }, { Allow: 'POST' });
}

function bearerOf(request: Request): string | null {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

function answer(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
