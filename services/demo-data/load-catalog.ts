import { validateAccessory } from './validate-accessory';
import { validateBike } from './validate-bike';
import { validateOutlet } from './validate-outlet';
import { listBikeVariants } from './bike-variants';
import {
  type Catalog,
  accessoryFileSchema,
  brandsFileSchema,
  safetyFileSchema,
  outletFileSchema,
  colorsFileSchema,
  filterValuesFileSchema,
} from './catalog-schemas';
import {
  type DemoDataProblem,
  DemoDataError,
  loadYaml,
  loadYamlFolder,
  loadYamlIfPresent,
} from './load-yaml';
import { bikeFileSchema } from './bike-schema';

/** Finds inconsistencies between the catalog's files: unknown keys, duplicates, rules that match nothing. */
function validateCatalog(catalogue: Catalog): DemoDataProblem[] {
  const empty =
    catalogue.bikes.length > 0
      ? []
      : [{ file: 'catalogue/bikes', field: '', reason: 'there is no bike file in it' }];
  return [
    ...empty,
    ...catalogue.bikes.flatMap((bike) => validateBike(bike, catalogue)),
    ...catalogue.accessories.flatMap((accessory) => validateAccessory(accessory, catalogue)),
    ...validateOutlet(catalogue),
    ...namedTwice(names(catalogue)),
  ];
}

/** Reports the entries whose name an earlier entry already has. */
function namedTwice(entries: readonly (DemoDataProblem & { name: string })[]): DemoDataProblem[] {
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

/**
 * Lists slugs, which are unique within their kind regardless of case, and SKUs, which are unique in the whole catalog.
 */
function names({ bikes, accessories, outlet }: Catalog): (DemoDataProblem & { name: string })[] {
  return [
    ...bikes.flatMap(({ file, content }) => [
      { name: content.slug.toLowerCase(), file, field: 'slug', reason: 'bike slug' },
      ...listBikeVariants(content).map(({ sku }) => ({
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

/**
 * Loads and validates the demo catalog, the common source of shop and content. Accessories and outlet bikes are
 * optional. Throws DemoDataError with file, field and reason.
 */
export function loadCatalog(demoDir: string): Catalog {
  const catalogue: Catalog = {
    terms: loadYaml(demoDir, 'catalogue/terms.yaml', filterValuesFileSchema).content,
    colors: loadYaml(demoDir, 'catalogue/colors.yaml', colorsFileSchema).content,
    brands: loadYaml(demoDir, 'catalogue/brands.yaml', brandsFileSchema).content,
    safety: loadYaml(demoDir, 'catalogue/safety.yaml', safetyFileSchema),
    bikes: loadYamlFolder(demoDir, 'catalogue/bikes', bikeFileSchema),
    accessories: loadYamlFolder(demoDir, 'catalogue/accessories', accessoryFileSchema),
    outlet: loadYamlIfPresent(demoDir, 'catalogue/outlet.yaml', outletFileSchema, []),
  };
  const problems = validateCatalog(catalogue);
  if (problems.length > 0) throw new DemoDataError(problems);
  return catalogue;
}
