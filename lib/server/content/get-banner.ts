import 'server-only';
import type { Banner } from '@/domain/content/banner';
import type { Language } from '@/domain/language/detect-language';
import { readBanner } from '@/lib/gateways/content/banner.gateway';
import { logger } from '@/lib/platform/observability/logger';

/** The notice above the header; without the content service there is none, which is logged. */
export async function getBanner(language: Language): Promise<Banner | null> {
  const result = await readBanner(language);
  if (result.ok) return result.data;
  logger.error('The notification banner could not be read', { error: result.error });
  return null;
}
