import { availabilityOf } from '@/domain/catalog/availability';
import { type MountPlace, readMountPlace } from '@/domain/configuration/mount';
import type { MountablePartView } from '@/lib/platform/views/mountable-part-view';
import type { WireAccessories } from '@/lib/gateways/shop/mountable-parts.gateway';
import { mapStockDays, mapVariantPrice } from './map-variant';

/** The articles of what is sold for a model that are mounted; places this shop does not know are left out. `hexes` are colours by sku. */
export function mapMountableParts(
  accessories: WireAccessories,
  hexes: ReadonlyMap<string, string>,
): MountablePartView[] {
  return accessories.flatMap(({ title, variants }) =>
    variants.flatMap((variant): MountablePartView[] => {
      const { mount, sku, active } = variant;
      const place = mount && readMountPlace(mount.place);
      if (!mount || !place || sku === null || !active) return [];
      const excludes = mount.excludes.flatMap((one): MountPlace[] => {
        const known = readMountPlace(one);
        return known === null ? [] : [known];
      });
      return [
        {
          ...{ number: mount.number, place, addsGrams: mount.addsGrams },
          ...{ frames: mount.frames, excludes },
          ...{ sku, productId: variant.id, name: title },
          kind: variants.length > 1 ? variant.shortDescription : '',
          hex: hexes.get(sku) ?? null,
          priceCents: mapVariantPrice(variant).priceCents,
          availability: availabilityOf(mapStockDays(variant)),
        },
      ];
    }),
  );
}
