import type { ContentModel } from '@/domain/content/content-model';
import { dependentModels } from '@/domain/content/dependent-models';
import { contentTags } from '@/lib/gateways/content/cache-tags';

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
export function expiredTags({ model, locale, slug }: ContentChange): string[] {
  const isKnown = locale !== null && slug !== null;
  const own = isKnown ? contentTags(model, locale, slug).slice(1) : contentTags(model);
  const others = dependentModels(model).flatMap((other) =>
    contentTags(other, isKnown ? locale : undefined).slice(-1),
  );
  return [...own, ...others];
}
