import type { MountPlace } from '@/domain/configuration/mount';
import { grouped, plainConfigurationCode } from '@/domain/configuration/short-code';
import type { Clock } from '../../database/clock';
import type { Database } from '../../database/database';
import type { ContentEntries } from '../../content/entries';
import { ShopError } from '../../shop/base/errors';
import {
  configuredBike,
  type ConfiguredBike,
  createCatalogLoaders,
} from '../../shop/catalog/catalog.service';
import type { FindPaper } from '../papers/papers';
import { configurationDrawing } from './configuration-drawing';
import { configurationPdf } from './configuration-pdf';
import { configurationSheet } from './configuration-sheet';

interface Services {
  db: Database;
  clock: Clock;
  siteUrl: string;
  content: () => Pick<ContentEntries, 'bikes' | 'accessories'>;
}

const prefix = 'configuration-';

/**
 * Papers of configurations beside those of editors: `configuration-<code>` is the sheet of what the code stands for, made anew each time, as prices
 * and dates are today's. Null, as for any paper that is not there, where it cannot be ordered so any more.
 */
export function withConfigurations(
  others: FindPaper,
  { db, clock, siteUrl, content }: Services,
): FindPaper {
  return async (language, slug, brand) => {
    const code = slug.startsWith(prefix) ? plainConfigurationCode(slug.slice(prefix.length)) : null;
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
    const view = configurationSheet({
      ...{ language, now: clock.now(), siteUrl, code: grouped(code), bike: found.bike, entry },
      parts: parts.map(({ product, mount }) => ({ product, addsGrams: mount?.addsGrams ?? 0 })),
    });
    const drawing = configurationDrawing(entry, found.bike.sku ?? '', mounted);
    const bytes = await configurationPdf(view, { brand, language, now: clock.now(), drawing });
    return { fileName: `${brand.name}-${grouped(code)}.pdf`, bytes };
  };
}

/** What nobody can order has no paper. */
async function configuredOrNull(
  context: Parameters<typeof configuredBike>[0],
  code: string,
): Promise<ConfiguredBike | null> {
  try {
    return await configuredBike(context, code);
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}
