import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { readAccessories } from '@/lib/gateways/content/accessories.gateway';
import { present } from '@/lib/gateways/catalog/wire-lists';

/** The slug of each accessory's page by the skus of its articles. Empty when the content service cannot answer: links are an extra. */
export async function listAccessorySlugsBySku(language: Language): Promise<Record<string, string>> {
  const accessories = await readAccessories(language);
  if (!accessories.ok) return {};
  return Object.fromEntries(
    accessories.data.flatMap(({ slug, articles }) =>
      present(articles).map(({ sku }) => [sku, slug]),
    ),
  );
}
