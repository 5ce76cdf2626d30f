import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Catalogue, loadCatalogue } from '../demo-source/catalogue';
import { DemoSourceError } from '../demo-source/demo-source-error';
import { bannerFile, pageFile } from '../demo-source/page-file';
import { languages } from '../demo-source/parts';
import { readYamlFolder } from '../demo-source/read-yaml';
import { accessoryEntry } from './accessory-entry';
import { bikeEntry } from './bike-entry';
import type { AccessoryEntry, BannerEntry, BikeEntry, ContentEntries, PageEntry } from './entries';
import { bannerEntry, pageEntry } from './page-entry';

/** All content of the demo folder, related to each other. Throws DemoSourceError naming file, field and reason. */
export function loadEntries(demoDir: string): ContentEntries {
  const catalogue = loadCatalogue(demoDir);
  const changed = (file: string) => statSync(join(demoDir, file)).mtime.toISOString();
  const bikes = languages.flatMap((locale) =>
    catalogue.bikes.map(({ file, content }) =>
      bikeEntry(content, catalogue, locale, changed(file)),
    ),
  );
  const accessories = languages.flatMap((locale) =>
    catalogue.accessories.map(({ file, content }) =>
      accessoryEntry(content, catalogue, locale, changed(file)),
    ),
  );
  relate(bikes, accessories, catalogue);
  const pages = loadPages(demoDir, { bikes, accessories }, changed);
  const banners = loadBanners(demoDir, changed);
  localize(bikes);
  localize(accessories);
  localize(pages);
  return { bikes, accessories, pages, banners };
}

/** Accessories stand at the bicycles they fit, in the order of their position. */
function relate(
  bikes: readonly BikeEntry[],
  accessories: readonly AccessoryEntry[],
  catalogue: Catalogue,
): void {
  const fits = new Map(catalogue.accessories.map(({ content }) => [content.slug, content.fits]));
  for (const accessory of [...accessories].sort((a, b) => a.position - b.position)) {
    const models = fits.get(accessory.slug) ?? [];
    const fitting = bikes.filter(
      (bike) =>
        bike.locale === accessory.locale && (models === 'all' || models.includes(bike.slug)),
    );
    accessory.bikes.push(...fitting);
    for (const bike of fitting) bike.accessories.push(accessory);
  }
}

function loadPages(
  demoDir: string,
  linkable: Pick<ContentEntries, 'bikes' | 'accessories'>,
  changed: (file: string) => string,
): PageEntry[] {
  const taken = new Map<string, string>();
  return languages.flatMap((locale) =>
    readYamlFolder(demoDir, `content/pages/${locale}`, pageFile).map(({ file, content }) => {
      const earlier = taken.get(`${locale}/${content.slug}`);
      if (earlier)
        throw new DemoSourceError([
          { file, field: 'slug', reason: `${content.slug} is taken by ${earlier}` },
        ]);
      taken.set(`${locale}/${content.slug}`, file);
      return pageEntry(basename(file, '.yaml'), content, linkable, locale, changed(file));
    }),
  );
}

function loadBanners(demoDir: string, changed: (file: string) => string): BannerEntry[] {
  return readYamlFolder(demoDir, 'content/banner', bannerFile).flatMap(({ file, content }) => {
    const locale = languages.find((language) => language === basename(file, '.yaml'));
    if (!locale)
      throw new DemoSourceError([
        { file, field: '', reason: 'the file must be named de.yaml or en.yaml' },
      ]);
    return [bannerEntry(content, locale, changed(file))];
  });
}

/** Each entry knows the same document in the other languages. */
function localize<Entry extends { documentId: string; localizations: Entry[] }>(
  entries: readonly Entry[],
): void {
  for (const entry of entries) {
    entry.localizations.push(
      ...entries.filter((other) => other !== entry && other.documentId === entry.documentId),
    );
  }
}
