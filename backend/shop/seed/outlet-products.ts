import type { Language } from '@/domain/language/detect-language';
import type { BikeFile } from '../../demo-source/bike-file';
import type { OutletFile } from '../../demo-source/outlet-file';
import type { ColorsFile } from '../../demo-source/terms-file';
import { inBoth } from './bike-products';
import { stockFromFile } from './demo-stock';
import { type ProductSeed, reducedPrice } from './product-seed';

const reducedSinceDays = 21;

/** The outlet's bikes: articles without parent, named like their model, at a reduced price. */
export function outletProducts(
  outlet: OutletFile,
  bikes: readonly BikeFile[],
  colors: ColorsFile,
  now: number,
): ProductSeed[] {
  return outlet.flatMap((entry, position) => {
    const model = bikes.find(({ slug }) => slug === entry.model);
    if (!model) return [];
    const sku = [entry.code, entry.year, entry.frame, entry.size, entry.color].join('.');
    return [
      {
        id: `outlet-${entry.slug}`,
        parentId: null,
        sku,
        outlet: true,
        position,
        weightClass: 'bike' as const,
        b2bOnly: false,
        categoryIds: ['outlet'],
        texts: inBoth((language) => {
          const values = outletValues(entry, model, colors, language);
          return {
            title: model.name,
            shortDescription: values.join(', '),
            longDescription: `${entry.reason[language]}\n\n${entry.note[language]}`,
            variantLabels: [],
            variantValues: values,
          };
        }),
        stock: stockFromFile(entry.stock, [], now),
        price: reducedPrice({ ...entry, sinceDays: reducedSinceDays }, now),
      },
    ];
  });
}

/** Frame, drivetrain, size, colour, as on a model's variants. An earlier year's drivetrain goes by its code. */
function outletValues(
  entry: OutletFile[number],
  model: BikeFile,
  colors: ColorsFile,
  language: Language,
): string[] {
  const frame = model.frames.find(({ short }) => short === entry.frame);
  const drivetrain = model.drivetrains.find(({ code }) => code === entry.code);
  const color = model.colors.find(({ short }) => short === entry.color);
  return [
    frame?.name[language] ?? entry.frame,
    drivetrain?.name[language] ?? entry.code,
    entry.size,
    (color && colors[color.color]?.name[language]) ?? entry.color,
  ];
}
