import { z } from 'zod';
import { type ContentModel, contentModels } from '@/domain/content/content-model';
import type { ContentChange } from './expired-tags';

const text = z.string().min(1).nullish().catch(null);

/** Strapi 5's body (external contract B.5); media events name no model, the admin's test button neither. */
const webhook = z.object({
  event: z.string({ error: 'must be there and name what happened' }).min(1, 'must not be empty'),
  model: z.string().optional(),
  entry: z.object({ slug: text, locale: text }).optional(),
});

type Webhook = { ok: true; changes: readonly ContentChange[] } | { ok: false; message: string };

/** What a webhook's body tells has changed: nothing for a mere test; a sentence when it cannot be understood. */
export function readWebhook(body: unknown): Webhook {
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
