import { isPresaleSlug, presaleCategory } from '@/domain/catalog/presale';
import { type Language, languages } from '@/domain/locale/language';
import { type DemoBikeVariant, listBikeVariants } from '../../demo-data/bike-variants';
import type { BikeFile } from '../../demo-data/bike-schema';
import type { ColorsFile, AccessoryFile } from '../../demo-data/catalog-schemas';
import {
  buildStockFromFile,
  buildStockFromSku,
  type ProductSeed,
  type ProductSeedText,
  buildRegularPrice,
  buildReducedPrice,
} from './product-seed';

const labels: Record<Language, string[]> = {
  de: ['Rahmen', 'Antrieb', 'Größe', 'Farbe'],
  en: ['Frame', 'Drivetrain', 'Size', 'Colour'],
};

/** Builds a model and all its variants. Stock rules in the file override the stock derived from the SKU. */
export function buildBikeProducts(bike: BikeFile, colors: ColorsFile, now: number): ProductSeed[] {
  const rules = new Map(bike.stock.map((rule) => [rule.sku, rule]));
  const common = { outlet: false, weightClass: bike.weightClass, b2bOnly: bike.b2bOnly };
  const parentId = `bike-${bike.slug.toLowerCase()}`;
  const parent: ProductSeed = {
    ...common,
    id: parentId,
    parentId: null,
    sku: null,
    position: bike.position,
    categoryIds: [isPresaleSlug(bike.slug) ? presaleCategory.id : 'bikes'],
    texts: buildLocalizedTexts((language) => ({
      title: bike.name,
      shortDescription: bike.texts[language].claim,
      longDescription: bike.texts[language].description,
      variantLabels: labels[language],
      variantValues: [],
    })),
    stock: null,
    price: null,
  };
  const variants = listBikeVariants(bike).map((variant, position): ProductSeed => {
    const rule = rules.get(variant.sku);
    return {
      ...common,
      id: variant.sku,
      parentId,
      sku: variant.sku,
      position,
      categoryIds: [],
      texts: buildLocalizedTexts((language) =>
        buildVariantText(bike.name, variantValues(variant, colors, language)),
      ),
      stock: rule
        ? buildStockFromFile(rule.amount, rule.incoming, now)
        : buildStockFromSku(variant.sku, now, bike),
      price: buildRegularPrice(variant.drivetrain.uvpCents, variant.drivetrain.hekCents, now),
    };
  });
  return [parent, ...variants];
}

/** Builds the texts of a product in all languages by calling `build` for each. */
export function buildLocalizedTexts(
  build: (language: Language) => ProductSeedText,
): Record<Language, ProductSeedText> {
  const [de, en] = languages;
  return { de: build(de), en: build(en) };
}

/** Builds the text of a variant. Its title is that of the model; the variant values distinguish the variants. */
function buildVariantText(title: string, values: string[]): ProductSeedText {
  return {
    title,
    shortDescription: values.join(', '),
    longDescription: '',
    variantLabels: [],
    variantValues: values,
  };
}

function variantValues(
  { frame, drivetrain, size, color }: DemoBikeVariant,
  colors: ColorsFile,
  language: Language,
): string[] {
  return [
    frame.name[language],
    drivetrain.name[language],
    size,
    colors[color.color]?.name[language] ?? color.short,
  ];
}

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

/** Builds an accessory as a parent and its articles as variants. An accessory with one article also has one variant. */
export function buildAccessoryProducts(accessory: AccessoryFile, now: number): ProductSeed[] {
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
    texts: buildLocalizedTexts((language) => ({
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
    texts: buildLocalizedTexts((language) =>
      buildVariantText(
        accessory.texts[language].name,
        used.map(({ of }) => of(article, language) ?? ''),
      ),
    ),
    stock: buildStockFromFile(article.stock, article.incoming, now),
    price: priceOf(article, now),
  }));
  return [parent, ...articles];
}

function priceOf(
  { uvpCents, hekCents, sale }: Article,
  now: number,
): NonNullable<ProductSeed['price']> {
  if (!sale) return buildRegularPrice(uvpCents, hekCents, now);
  return buildReducedPrice(
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
