import type { ContentFacts } from '@/domain/content-facts/fill-facts';
import { factsOfContent, factsOfShop, factsOfTheHouse } from '@/domain/content-facts/tell-facts';
import { isPresaleSlug } from '@/domain/access/presale';
import { bikeSpecRows } from '../demo-source/bike-spec-rows';
import type { Catalogue } from '../demo-source/catalogue-files';
import { readYamlIfPresent } from '../demo-source/read-yaml';
import { type ShopFile, shopFile } from '../demo-source/shop-file';

/**
 * What texts repeat of the data, for the documents that are made here of the files. The site asks the services for the same, as it does
 * not know whose content it shows.
 */
export function contentFacts(
  demoDir: string,
  { bikes, accessories }: Pick<Catalogue, 'bikes' | 'accessories'>,
  dealers: readonly unknown[],
): ContentFacts {
  const shop = readYamlIfPresent(demoDir, 'shop.yaml', shopFile.nullable(), null).content;
  const sold = bikes.filter(({ content }) => !isPresaleSlug(content.slug));
  return {
    ...factsOfTheHouse(),
    ...factsOfContent({
      dealers: dealers.length,
      models: bikes.map(({ content }) => ({
        slug: content.slug,
        name: content.name,
        hasMotor: content.drivetrains.some(({ motor }) => motor !== null),
        specs: bikeSpecRows(content).map(inEnglish),
      })),
      belts: accessories.map(({ content: { slug, specs } }) => ({
        slug,
        specs: specs.map(inEnglish),
      })),
    }),
    ...factsOfShop({
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

/** How long goods are kept for the money, where that is the same for all ways of a kind. */
function holdHours({ payments }: ShopFile, wanted: string): number | null {
  const hours = new Set(
    payments.flatMap(({ kind, holdHours: told }) => (kind === wanted ? [told] : [])),
  );
  const [first] = hours;
  return hours.size === 1 ? (first ?? null) : null;
}
