import { type StockData, getAvailability } from '@/domain/availability/availability';
import { parseBikeSku } from '@/domain/catalog/sku';
import { toCents } from '@/domain/money/cents';
import { parseDay } from '@/domain/time/day';
import type {
  CatalogProductFieldsFragment,
  CatalogVariantFieldsFragment,
} from '@/graphql/generated/shop/graphql';
import type { PackedVariant } from '@/domain/catalog/variant';
import { mapStock } from '@/lib/gateways/shop/map-basket';
import type { MakerFieldsFragment } from '@/graphql/generated/content/graphql';
import type {
  ProductContact,
  ProductSafetyView,
  MountablePartView,
} from '@/lib/platform/views/catalog-view';
import { type MountPlace, parseMountPlace } from '@/domain/configurator/mounted-parts';
import type { MountablePartsDto } from '@/lib/gateways/shop/catalog.gateway';

/** Maps stock and restocks of a variant. Days are in UTC; a day is null when the shop sent an invalid time. */
export function mapVariantStock(product: CatalogVariantFieldsFragment): StockData {
  const stock = mapStock(product);
  const { marmstockDate1, marmstockDate2 } = stock;
  return { ...stock, marmstockDate1: toDay(marmstockDate1), marmstockDate2: toDay(marmstockDate2) };
}

/**
 * Maps the price in cents. `listPriceCents` is the recommended price where it differs from the price, otherwise null.
 */
export function mapVariantPrice(product: CatalogVariantFieldsFragment): {
  priceCents: number;
  listPriceCents: number | null;
} {
  const priceCents = toCents(product.price.price);
  const listPriceCents = product.listPrice === null ? null : toCents(product.listPrice.price);
  return { priceCents, listPriceCents: listPriceCents === priceCents ? null : listPriceCents };
}

/** Maps a model's sold variants to packed rows. Leaves out inactive variants and those without a bike SKU. */
export function mapVariantRows(product: CatalogProductFieldsFragment): PackedVariant[] {
  return product.variants.flatMap((variant) => {
    if (!variant.active || variant.sku === null || parseBikeSku(variant.sku) === null) return [];
    const { priceCents, listPriceCents } = mapVariantPrice(variant);
    const stock = mapVariantStock(variant);
    const row: PackedVariant = [
      variant.sku,
      variant.id,
      priceCents,
      listPriceCents,
      stock.stock,
      stock.marmstock1,
      stock.marmstockDate1,
      stock.marmstock2,
      stock.marmstockDate2,
    ];
    return [row];
  });
}

function toDay(time: string | null): string | null {
  return time === null ? null : parseDay(time);
}

interface Wire {
  readonly brand: { readonly maker: MakerFieldsFragment | null } | null;
  /** Safety warnings, one per line. */
  readonly safety: string | null;
}

/**
 * Maps the manufacturer details and safety warnings of an offer. Contacts without name, address or email become null.
 */
export function mapProductSafety({ brand, safety }: Wire, hasBattery: boolean): ProductSafetyView {
  const maker = brand?.maker ?? null;
  return {
    maker: maker && contact(maker.name, maker.address, maker.email),
    responsible:
      maker && contact(maker.responsibleName, maker.responsibleAddress, maker.responsibleEmail),
    warnings: (safety ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    hasBattery,
  };
}

function contact(
  name: string | null,
  address: string | null,
  email: string | null,
): ProductContact | null {
  return name && address && email ? { name, address, email } : null;
}

/**
 * Maps the accessories that can be mounted to a model. Leaves out inactive articles and unknown mounting places.
 * `hexes` maps SKUs to hex colors.
 */
export function mapMountableParts(
  accessories: MountablePartsDto,
  hexes: ReadonlyMap<string, string>,
): MountablePartView[] {
  return accessories.flatMap(({ title, variants }) =>
    variants.flatMap((variant): MountablePartView[] => {
      const { mount, sku, active } = variant;
      const place = mount && parseMountPlace(mount.place);
      if (!mount || !place || sku === null || !active) return [];
      const excludes = mount.excludes.flatMap((one): MountPlace[] => {
        const known = parseMountPlace(one);
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
          availability: getAvailability(mapVariantStock(variant)),
        },
      ];
    }),
  );
}
