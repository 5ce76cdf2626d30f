import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { readPage } from '@/lib/gateways/content/pages.gateway';
import { GatewayFailure } from '@/lib/gateways/result';
import { logger } from '@/lib/platform/observability/logger';
import { mapPage } from '@/lib/gateways/content/map-page';
import type { PageView } from '@/lib/platform/views/page-view';

/** A page that must be there: null when there is none of that slug. Throws when the content service cannot answer. */
export async function getPage(language: Language, slug: string): Promise<PageView | null> {
  const result = await readPage(language, slug);
  if (!result.ok) throw new GatewayFailure(result.error, `page ${slug}`);
  return result.data && mapPage(result.data, language);
}

/** A page others can do without: null, and logged, when the content service cannot answer. */
export async function findPage(language: Language, slug: string): Promise<PageView | null> {
  try {
    return await getPage(language, slug);
  } catch (error) {
    logger.error('A page of the content service could not be read', { slug, error });
    return null;
  }
}
