import { parseBikeSku } from '@/domain/catalog/sku';
import type { MountPlace } from '@/domain/configurator/mounted-parts';
import { frameShapes } from '@/domain/catalog/frame-geometry';
import { renderBikeSvg } from '@/lib/platform/drawing/render-bike';
import type { BikeEntry, ContentEntries } from '../../content/entries';
import { bikeFileSchema } from '../../demo-data/bike-schema';
import {
  formatCodeGroups,
  normalizeConfigurationCode,
} from '@/domain/configurator/configuration-code';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../database/database';
import { ShopError } from '../../shop/base/shop-errors';
import { getConfiguredBike, type ConfiguredBike } from '../../shop/catalog/configured-bike';
import { createCatalogLoaders } from '../../shop/catalog/catalog-loaders';
import type { FindDownload } from '../downloads';
import { renderConfigurationPdf } from './configuration-pdf';
import { buildConfigurationSheet } from './configuration-sheet';

/**
 * Renders the SVG drawing of a configured bike as in the configurator. Returns null if the content has too little data
 * for a drawing.
 */
function renderConfigurationDrawing(
  entry: BikeEntry,
  sku: string,
  mounted: Partial<Record<MountPlace, string | null>>,
): string | null {
  const bike = parseBikeSku(sku);
  const build = bikeFileSchema.shape.build.safeParse(entry.build).data;
  const shape = frameShapes.find(
    (one) => one === entry.frameVariation.find(({ short }) => short === bike?.variation)?.shape,
  );
  const drive = entry.driveTrainVariation.find(({ code }) => code === bike?.type);
  const color = entry.colorVariation.find(({ short }) => short === bike?.color);
  const row = entry.geometrySizes.find(
    ({ frame, size }) => frame === bike?.variation && size === bike?.size,
  );
  if (!build || !shape || !drive || !color || !row) return null;
  const measure = (name: string): number => Number(row[name]);
  return renderBikeSvg({
    ...{ shape, build, mounted, drive: drive.kind, hex: color.hex, finish: color.finish },
    motor: drive.motor === 'mahle' || drive.motor === 'bosch' ? drive.motor : null,
    geometry: {
      ...{ stack: measure('stack'), reach: measure('reach'), seatTube: measure('seatTube') },
      ...{ topTube: measure('topTube'), headTube: measure('headTube') },
      ...{ seatAngle: measure('seatAngle'), headAngle: measure('headAngle') },
      ...{ chainstay: measure('chainstay'), bbDrop: measure('bbDrop') },
      ...{ forkOffset: measure('forkOffset'), wheelbase: measure('wheelbase') },
      standover: measure('standover'),
    },
    bodyHeightCm: (measure('bodyHeightMinCm') + measure('bodyHeightMaxCm')) / 2,
  });
}

interface Services {
  db: Database;
  clock: Clock;
  siteUrl: string;
  content: () => Pick<ContentEntries, 'bikes' | 'accessories'>;
}

const prefix = 'configuration-';

/**
 * Adds configuration sheets to the editors' downloads: the slug `configuration-<code>` gives a PDF generated on each
 * request with current prices and dates, or null if the configuration can no longer be ordered. `others` finds the
 * documents of all other slugs.
 */
export function createConfigurationDocuments(
  others: FindDownload,
  { db, clock, siteUrl, content }: Services,
): FindDownload {
  return async (language, slug, brand) => {
    const code = slug.startsWith(prefix)
      ? normalizeConfigurationCode(slug.slice(prefix.length))
      : null;
    if (code === null) return others(language, slug, brand);
    const catalog = createCatalogLoaders(db, language, { kind: 'nobody' });
    const found = await configuredOrNull({ db, catalog }, code);
    const { bikes, accessories } = content();
    const entry = bikes.find(
      (one) => one.locale === language && one.productId === found?.bike.parentId,
    );
    if (found === null || entry === undefined) return null;
    const parts = await Promise.all(
      found.parts.map(async (product) => ({ product, mount: await catalog.mount(product.id) })),
    );
    const hexOf = (sku: string | null): string | null =>
      accessories.flatMap(({ articles }) => articles).find((one) => one.sku === sku)?.colorHex ??
      null;
    const mounted: Partial<Record<MountPlace, string | null>> = Object.fromEntries(
      parts.flatMap(({ product, mount }) => (mount ? [[mount.place, hexOf(product.sku)]] : [])),
    );
    const view = buildConfigurationSheet({
      ...{
        language,
        now: clock.now(),
        siteUrl,
        code: formatCodeGroups(code),
        bike: found.bike,
        entry,
      },
      parts: parts.map(({ product, mount }) => ({ product, addsGrams: mount?.addsGrams ?? 0 })),
    });
    const drawing = renderConfigurationDrawing(entry, found.bike.sku ?? '', mounted);
    const bytes = await renderConfigurationPdf(view, {
      brand,
      language,
      now: clock.now(),
      drawing,
    });
    return { fileName: `${brand.name}-${formatCodeGroups(code)}.pdf`, bytes };
  };
}

/** Returns the configured bike, or null when it cannot be ordered. */
async function configuredOrNull(
  context: Parameters<typeof getConfiguredBike>[0],
  code: string,
): Promise<ConfiguredBike | null> {
  try {
    return await getConfiguredBike(context, code);
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}
