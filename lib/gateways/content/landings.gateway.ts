import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { LandingPagesDocument } from '@/graphql/generated/content/graphql';
import { type LandingLink, landingFolders } from '@/lib/platform/views/landing-view';
import { mapResult, type Result } from '../result';
import { contentTags } from './cache-tags';
import { readContent } from './request';

/** The pages below /bikes and /accessories that list something, by title. */
export async function readLandings(language: Language): Promise<Result<LandingLink[]>> {
  const result = await readContent({
    document: LandingPagesDocument,
    variables: { locale: language },
    tags: contentTags('page', language),
  });
  return mapResult(result, ({ pages }) =>
    pages.flatMap((page) => {
      const [first, slug, ...deeper] = page?.slug?.split('/') ?? [];
      const folder = landingFolders.find((one) => one === first);
      if (!page?.listing || folder === undefined || slug === undefined || deeper.length > 0)
        return [];
      return [{ folder, slug, title: page.title, listing: page.listing }];
    }),
  );
}
