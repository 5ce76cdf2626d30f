import { checkAccessory } from './check-accessory';
import { checkBike } from './check-bike';
import { checkOutlet } from './check-outlet';
import { bikeVariants } from './bike-variants';
import type { Catalogue } from './catalogue-files';
import type { SourceProblem } from './demo-source-error';

/** What is wrong between the files of a catalogue: unknown keys, things named twice, rules that meet nothing. */
export function checkCatalogue(catalogue: Catalogue): SourceProblem[] {
  const empty =
    catalogue.bikes.length > 0
      ? []
      : [{ file: 'catalogue/bikes', field: '', reason: 'there is no bike file in it' }];
  return [
    ...empty,
    ...catalogue.bikes.flatMap((bike) => checkBike(bike, catalogue)),
    ...catalogue.accessories.flatMap((accessory) => checkAccessory(accessory, catalogue)),
    ...checkOutlet(catalogue),
    ...namedTwice(names(catalogue)),
  ];
}

/** The entries whose name an earlier entry has already. */
function namedTwice(entries: readonly (SourceProblem & { name: string })[]): SourceProblem[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ name, file, field, reason }) => {
    const earlier = first.get(`${reason} ${name}`);
    if (earlier === undefined) {
      first.set(`${reason} ${name}`, file);
      return [];
    }
    return [
      {
        file,
        field,
        reason: `${reason} ${name} is there twice${earlier === file ? '' : `, also in ${earlier}`}`,
      },
    ];
  });
}

/** Slugs are unique within their kind and whatever their letters' case, skus in the whole catalogue. */
function names({ bikes, accessories, outlet }: Catalogue): (SourceProblem & { name: string })[] {
  return [
    ...bikes.flatMap(({ file, content }) => [
      { name: content.slug.toLowerCase(), file, field: 'slug', reason: 'bike slug' },
      ...bikeVariants(content).map(({ sku }) => ({
        name: sku,
        file,
        field: 'drivetrains',
        reason: 'sku',
      })),
    ]),
    ...accessories.flatMap(({ file, content }) => [
      { name: content.slug, file, field: 'slug', reason: 'accessory slug' },
      ...content.articles.map(({ sku }, index) => ({
        name: sku,
        file,
        field: `articles.${index}.sku`,
        reason: 'sku',
      })),
      ...content.articles.flatMap(({ part }, index) =>
        part === undefined
          ? []
          : [{ name: String(part), file, field: `articles.${index}.part`, reason: 'part' }],
      ),
    ]),
    ...outlet.content.flatMap((bike, index) => [
      { name: bike.slug, file: outlet.file, field: `${index}.slug`, reason: 'outlet slug' },
      {
        name: [bike.code, bike.year, bike.frame, bike.size, bike.color].join('.'),
        file: outlet.file,
        field: `${index}`,
        reason: 'sku',
      },
    ]),
  ];
}
