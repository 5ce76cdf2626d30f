import { z } from 'zod';
import { type Dealer, dealerCountries, dealerTypes } from '@/domain/dealers/dealer';
import type { DealerListQuery } from '@/graphql/generated/content/graphql';
import { mapOpeningHours } from './map-opening-hours';

export type WireDealer = NonNullable<DealerListQuery['dealers'][number]>;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
/** Made once: making a schema costs a hundred times what it costs to look through one. */
const position = z.object({ latitude, longitude });

/** A shop as the finder shows it; null when it has no number, address or place. Hours nobody can read are none. */
export function mapDealer(wire: WireDealer): Dealer | null {
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
