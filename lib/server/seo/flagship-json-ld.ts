import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { ownShopNumber } from '@/lib/platform/config/company';
import { orElse, required } from '@/lib/server/required';
import { mapShop } from '@/lib/gateways/content/map-shop';
import { readDealers } from '@/lib/gateways/content/dealers.gateway';
import type { Json } from './json-ld';
import { storeJsonLd } from './json-ld-store';

/** The structured data of the company's own shop; null when there is none or the content service cannot answer. */
export async function flagshipJsonLd(language: Language): Promise<Json | null> {
  const dealers = await orElse(
    readDealers().then((result) => required(result, 'dealers')),
    [],
  );
  const flagship = dealers.find(({ adrNumber }) => adrNumber === ownShopNumber);
  if (!flagship) return null;
  const { street, strNumber } = flagship;
  return storeJsonLd(language, {
    ...flagship,
    slug: flagship.slug ?? '',
    street: [street, strNumber].filter(Boolean).join(' ') || null,
    hours: mapShop(flagship, language).hours,
    isOurs: true,
  });
}
