import type { AccessoryFile, Catalog } from './catalog-schemas';
import type { BikeFile } from './bike-schema';
import type { DemoDataProblem, YamlFile } from './load-yaml';

/** Checks that a child seat fits only frames with `childSeat: clamp` and excludes a rear rack. */
function validateSeatMount(
  { fits, mount }: AccessoryFile,
  bikes: readonly BikeFile[],
): [field: string, reason: string][] {
  if (mount?.place !== 'child-seat') return [];
  const offered = bikes.filter(
    ({ slug }) => (fits === 'all' || fits.includes(slug)) && !mount.notOn.includes(slug),
  );
  const wrong = offered.flatMap(({ slug, frames }) =>
    frames
      .filter(({ short }) => mount.frames.length === 0 || mount.frames.includes(short))
      .filter(({ childSeat }) => childSeat !== 'clamp')
      .map(({ short }) => `${slug} ${short}`),
  );
  return [
    ...(wrong.length === 0
      ? []
      : [problem('fits', `no child seat may be clamped to ${wrong.join(', ')}`)]),
    ...(mount.excludes.includes('rear-rack')
      ? []
      : [problem('mount.excludes', 'a child seat leaves no room for a rear rack')]),
  ];
}

const problem = (field: string, reason: string): [string, string] => [field, reason];

/** Finds an accessory's unknown terms, brands and models, contradictory prices, and invalid mount data. */
export function validateAccessory(
  { file, content }: YamlFile<AccessoryFile>,
  { terms, brands, safety, bikes }: Pick<Catalog, 'terms' | 'brands' | 'safety' | 'bikes'>,
): DemoDataProblem[] {
  const problem = (field: string, reason: string): DemoDataProblem => ({ file, field, reason });
  const known = (list: readonly { slug: string }[], field: string, slug: string) =>
    list.some((term) => term.slug === slug) ? [] : [problem(field, `terms.yaml knows no ${slug}`)];
  const models = new Set(bikes.map((bike) => bike.content.slug));
  const fits = content.fits === 'all' ? [] : content.fits;

  return [
    ...known(terms.accessoryCategories, 'category', content.category),
    ...(brands.some(({ slug }) => slug === content.brand)
      ? []
      : [problem('brand', `brands.yaml knows no ${content.brand}`)]),
    ...(content.category in safety.content.categories
      ? []
      : [problem('category', `safety.yaml says nothing of ${content.category}`)]),
    ...known(terms.partsCategories, 'partsCategory', content.partsCategory),
    ...fits.flatMap((slug, index) =>
      models.has(slug) ? [] : [problem(`fits.${index}`, `there is no model ${slug}`)],
    ),
    ...checkMount(content, models).map(([field, reason]) => problem(field, reason)),
    ...validateSeatMount(
      content,
      bikes.map((bike) => bike.content),
    ).map(([field, reason]) => problem(field, reason)),
    ...content.articles.flatMap(({ uvpCents, hekCents, sale, color, size, variant }, index) => [
      ...(hekCents < uvpCents
        ? []
        : [problem(`articles.${index}.hekCents`, 'must be less than uvpCents')]),
      ...(!sale || sale.cents < uvpCents
        ? []
        : [problem(`articles.${index}.sale.cents`, 'must be less than uvpCents')]),
      ...(content.articles.length === 1 || color || size || variant
        ? []
        : [
            problem(
              `articles.${index}`,
              'needs a colour, a size or a variant to be told from its siblings',
            ),
          ]),
    ]),
  ];
}

/** Checks that each article of a mounted accessory has a part number, and that other articles have none. */
function checkMount(
  { mount, articles }: AccessoryFile,
  models: ReadonlySet<string>,
): [field: string, reason: string][] {
  return [
    ...(mount?.notOn ?? []).flatMap((slug, index): [string, string][] =>
      models.has(slug) ? [] : [[`mount.notOn.${index}`, `there is no model ${slug}`]],
    ),
    ...articles.flatMap(({ part }, index): [string, string][] =>
      (part === undefined) === (mount === undefined)
        ? []
        : [[`articles.${index}.part`, 'goes with mount: both or neither']],
    ),
  ];
}
