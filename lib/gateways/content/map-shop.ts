import type { Language } from '@/domain/language/detect-language';
import type { ShopView } from '@/lib/platform/views/shop-view';
import type { WireDealer } from './map-dealer';
import { mapOpeningHours } from './map-opening-hours';

/** A shop as the site shows it; hours nobody can read are none. */
export function mapShop(dealer: WireDealer, language: Language): ShopView {
  const { name, phone, email, street, strNumber, zip, city, countryDe, countryEn } = dealer;
  const lines = [
    [street, strNumber].filter(Boolean).join(' '),
    [zip, city].filter(Boolean).join(' '),
    language === 'de' ? countryDe : countryEn,
  ];
  return {
    ...{ name, phone, email },
    addressLines: lines.flatMap((line) => (line ? [line] : [])),
    hours: mapOpeningHours(dealer.openingHours),
  };
}
