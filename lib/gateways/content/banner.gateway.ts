import 'server-only';
import type { NotificationBanner } from '@/domain/content/banner';
import type { Language } from '@/domain/language/detect-language';
import { NotificationBannerDocument } from '@/graphql/generated/content/graphql';
import { CONTENT_REVALIDATE_SECONDS, contentTags } from '@/lib/content/cache-tags';
import { fetchGraphql } from '../fetch-graphql';
import { mapResult, type Result } from '../result';
import { contentRequest } from './request';

/** The published notice of a language; null when there is none (Spec §7). */
export async function readBanner(language: Language): Promise<Result<NotificationBanner | null>> {
  const result = await fetchGraphql({
    ...contentRequest,
    document: NotificationBannerDocument,
    variables: { locale: language, status: 'PUBLISHED' as const },
    tags: [contentTags.banner],
    revalidate: CONTENT_REVALIDATE_SECONDS,
  });
  return mapResult(
    result,
    ({ notificationBanner }) =>
      notificationBanner && {
        text: notificationBanner.text,
        slug: notificationBanner.slug,
        showEverywhere: notificationBanner.showEverywhere ?? false,
      },
  );
}
