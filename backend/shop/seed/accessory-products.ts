import type { Language } from '@/domain/language/detect-language';
import type { AccessoryFile } from '../../demo-source/accessory-file';
import { inBoth, variantText } from './bike-products';
import { stockFromFile } from './demo-stock';
import { type ProductSeed, reducedPrice, regularPrice } from './product-seed';

type Article = AccessoryFile['articles'][number];

const options: {
  label: Record<Language, string>;
  of(article: Article, language: Language): string | undefined;
}[] = [
  { label: { de: 'Farbe', en: 'Colour' }, of: ({ color }, language) => color?.name[language] },
  { label: { de: 'Größe', en: 'Size' }, of: ({ size }, language) => size?.[language] },
  {
    label: { de: 'Ausführung', en: 'Version' },
    of: ({ variant }, language) => variant?.[language],
  },
];

/** An accessory and its articles, which are always its variants, even when there is one. */
export function accessoryProducts(accessory: AccessoryFile, now: number): ProductSeed[] {
  const used = options.filter(({ of }) =>
    accessory.articles.some((article) => of(article, 'de') !== undefined),
  );
  const common = { outlet: false, weightClass: accessory.weightClass, b2bOnly: false };
  const parentId = `acc-${accessory.slug}`;
  const parent: ProductSeed = {
    ...common,
    id: parentId,
    parentId: null,
    sku: null,
    position: accessory.position,
    categoryIds: [accessory.category, 'accessories'],
    texts: inBoth((language) => ({
      title: accessory.texts[language].name,
      shortDescription: accessory.texts[language].claim,
      longDescription: accessory.texts[language].description,
      variantLabels: used.map(({ label }) => label[language]),
      variantValues: [],
    })),
    stock: null,
    price: null,
  };
  const articles = accessory.articles.map((article, position): ProductSeed => ({
    ...common,
    id: article.sku,
    parentId,
    sku: article.sku,
    position,
    categoryIds: [],
    texts: inBoth((language) =>
      variantText(
        accessory.texts[language].name,
        used.map(({ of }) => of(article, language) ?? ''),
      ),
    ),
    stock: stockFromFile(article.stock, article.incoming, now),
    price: priceOf(article, now),
  }));
  return [parent, ...articles];
}

function priceOf(
  { uvpCents, hekCents, sale }: Article,
  now: number,
): NonNullable<ProductSeed['price']> {
  if (!sale) return regularPrice(uvpCents, hekCents, now);
  return reducedPrice(
    {
      uvpCents,
      saleCents: sale.cents,
      hekCents,
      lowest30Cents: uvpCents,
      sinceDays: sale.sinceDays,
    },
    now,
  );
}
