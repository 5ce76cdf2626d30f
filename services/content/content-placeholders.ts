import type { ContentVariables } from '@/domain/content/content-variables';
import {
  buildCatalogVariables,
  buildShopVariables,
  buildStaticVariables,
} from '@/domain/content/build-content-variables';
import { isPresaleSlug } from '@/domain/catalog/presale';
import { buildSpecRows } from '../demo-data/bike-variants';
import type { Catalog } from '../demo-data/catalog-schemas';
import { loadYamlIfPresent } from '../demo-data/load-yaml';
import { type ShopFile, shopFileSchema } from '../demo-data/shop-schema';

/**
 * Builds the values of the placeholders in content texts from the files, for the documents generated here. The
 * storefront reads the same values from the services, as its content may come from elsewhere.
 */
export function buildContentPlaceholders(
  demoDir: string,
  { bikes, accessories }: Pick<Catalog, 'bikes' | 'accessories'>,
  dealers: readonly unknown[],
): ContentVariables {
  const shop = loadYamlIfPresent(demoDir, 'shop.yaml', shopFileSchema.nullable(), null).content;
  const sold = bikes.filter(({ content }) => !isPresaleSlug(content.slug));
  return {
    ...buildStaticVariables(),
    ...buildCatalogVariables({
      dealers: dealers.length,
      models: bikes.map(({ content }) => ({
        slug: content.slug,
        name: content.name,
        hasMotor: content.drivetrains.some(({ motor }) => motor !== null),
        specs: buildSpecRows(content).map(inEnglish),
      })),
      belts: accessories.map(({ content: { slug, specs } }) => ({
        slug,
        specs: specs.map(inEnglish),
      })),
    }),
    ...buildShopVariables({
      priceCents: sold.flatMap(({ content }) =>
        content.drivetrains.map(({ uvpCents }) => uvpCents),
      ),
      returnDays: shop?.brand.withdrawalDays ?? null,
      payHours: shop && holdHours(shop, 'online'),
      transferHours: shop && holdHours(shop, 'transfer'),
    }),
  };
}

function inEnglish({ label, value }: { label: { en: string }; value: { en: string } }) {
  return { title: label.en, text: value.en };
}

/** Returns how many hours goods are reserved until payment, or null when the payment methods of this kind differ. */
function holdHours({ payments }: ShopFile, wanted: string): number | null {
  const hours = new Set(
    payments.flatMap(({ kind, holdHours: hours }) => (kind === wanted ? [hours] : [])),
  );
  const [first] = hours;
  return hours.size === 1 ? (first ?? null) : null;
}
