import { isPresaleSlug, presaleCategory } from '@/domain/access/presale';
import { type Language, languages } from '@/domain/language/detect-language';
import { type BikeVariant, bikeVariants } from '../../demo-source/bike-variants';
import type { BikeFile } from '../../demo-source/bike-file';
import type { ColorsFile } from '../../demo-source/terms-file';
import { stockFromFile, stockFromSku } from './demo-stock';
import { type ProductSeed, type ProductSeedText, regularPrice } from './product-seed';

const labels: Record<Language, string[]> = {
  de: ['Rahmen', 'Antrieb', 'Größe', 'Farbe'],
  en: ['Frame', 'Drivetrain', 'Size', 'Colour'],
};

/** A model and all its variants. Stock rules of the file win over the stock a sku gets by itself. */
export function bikeProducts(bike: BikeFile, colors: ColorsFile, now: number): ProductSeed[] {
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
    texts: inBoth((language) => ({
      title: bike.name,
      shortDescription: bike.texts[language].claim,
      longDescription: bike.texts[language].description,
      variantLabels: labels[language],
      variantValues: [],
    })),
    stock: null,
    price: null,
  };
  const variants = bikeVariants(bike).map((variant, position): ProductSeed => {
    const rule = rules.get(variant.sku);
    return {
      ...common,
      id: variant.sku,
      parentId,
      sku: variant.sku,
      position,
      categoryIds: [],
      texts: inBoth((language) => variantText(bike.name, variantValues(variant, colors, language))),
      stock: rule
        ? stockFromFile(rule.amount, rule.incoming, now)
        : stockFromSku(variant.sku, now, bike),
      price: regularPrice(variant.drivetrain.uvpCents, variant.drivetrain.hekCents, now),
    };
  });
  return [parent, ...variants];
}

/** The same builder for each language. */
export function inBoth(
  build: (language: Language) => ProductSeedText,
): Record<Language, ProductSeedText> {
  const [de, en] = languages;
  return { de: build(de), en: build(en) };
}

/** A variant is named like its model; its values tell it from its siblings. */
export function variantText(title: string, values: string[]): ProductSeedText {
  return {
    title,
    shortDescription: values.join(', '),
    longDescription: '',
    variantLabels: [],
    variantValues: values,
  };
}

function variantValues(
  { frame, drivetrain, size, color }: BikeVariant,
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
