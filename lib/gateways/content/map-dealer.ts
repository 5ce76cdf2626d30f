import { z } from 'zod';
import {
  type OpeningHours,
  weekdays,
  type Dealer,
  dealerCountries,
  dealerTypes,
} from '@/domain/dealers/dealer';
import type { DealerListQuery } from '@/graphql/generated/content/graphql';
import type { Language } from '@/domain/locale/language';
import type { StoreView } from '@/lib/platform/views/dealer-view';

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d/);

const openingHours = z.array(
  z.object({
    days: z.array(z.enum(weekdays)).min(1),
    opens: time.transform((text) => text.slice(0, 5)),
    closes: time.transform((text) => text.slice(0, 5)),
  }),
);

/** Parses a dealer's opening hours. Returns an empty list when they cannot be parsed. */
function mapOpeningHours(wire: unknown): OpeningHours {
  return openingHours.catch([]).parse(wire);
}

export type DealerDto = NonNullable<DealerListQuery['dealers'][number]>;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
/** Schema of a dealer's position. Created once, because creating a schema takes a hundred times as long as parsing. */
const position = z.object({ latitude, longitude });

/**
 * Maps a dealer for the dealer finder. Returns null without number, address or position. Opening hours that cannot be
 * parsed become an empty list.
 */
export function mapDealer(wire: DealerDto): Dealer | null {
  const { adrNumber, slug, name, street, strNumber, zip, city, type, hasDps } = wire;
  const countryCode = dealerCountries.find((code) => code === wire.countryCode);
  const place = position.safeParse(wire);
  if (!adrNumber || !slug || !name || !city || !countryCode || !place.success) return null;
  return {
    ...{ adrNumber, slug, name, city, countryCode },
    type: dealerTypes.find((known) => known === type) ?? 'dealer',
    hasDps: hasDps ?? false,
    street: [street, strNumber].filter(Boolean).join(' '),
    zip: zip ?? '',
    ...place.data,
    hours: mapOpeningHours(wire.openingHours),
  };
}

/** Maps a dealer to the view of a store. Opening hours that cannot be parsed become an empty list. */
export function mapStore(dealer: DealerDto, language: Language): StoreView {
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
