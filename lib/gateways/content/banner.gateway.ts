import 'server-only';
import type { Banner } from '@/domain/content/banner';
import type { Language } from '@/domain/language/detect-language';
import { NotificationBannerDocument } from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

/** The published notice of a language; null when there is none (Spec §7). */
export async function readBanner(language: Language): Promise<Result<Banner | null>> {
  const result = await readContent({
    document: NotificationBannerDocument,
    variables: { locale: language },
    tags: contentTags('notification-banner', language),
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
