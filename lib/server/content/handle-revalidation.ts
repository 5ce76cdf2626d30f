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
  /** Null for what is the same in every language, or when nobody said. */
  readonly locale: string | null;
  readonly slug: string | null;
}

/**
 * The cache tags a change expires: its language's lists and pages, its own page, and the pages of its kind that may name it as
 * their translation; all of its kind when the language or the slug is unknown. What shows it elsewhere goes with it.
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

/** Strapi 5's body; media events name no model, the admin's test button neither. */
const webhook = z.object({
  event: z.string({ error: 'must be there and name what happened' }).min(1, 'must not be empty'),
  model: z.string().optional(),
  entry: z.object({ slug: text, locale: text }).optional(),
});

type Webhook = { ok: true; changes: readonly ContentChange[] } | { ok: false; message: string };

/** What a webhook's body tells has changed: nothing for a mere test; a sentence when it cannot be understood. */
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

/** The content service sends the whole entry along. */
const LARGEST_BODY_BYTES = 2 * 1024 * 1024;

/**
 * The content service's webhook: what changed is gone from every cache when this answers, and the next visit makes it anew.
 * Answers which tags expired; 401 without the secret, 503 when this site has none, 422 for what is no change it knows.
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
  logger.info('Content changed', { expired });
  return answer(200, { expired });
}

/** For whoever opens the address in a browser. */
export function createMethodNotAllowedResponse(): Response {
  return answer(405, { message: 'The webhook takes POST only.' }, { Allow: 'POST' });
}

function bearerOf(request: Request): string | null {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

function answer(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
