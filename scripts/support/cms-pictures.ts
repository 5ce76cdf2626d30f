import type { MediaManifest } from '../../backend/demo-source/media-manifest';

/** A picture as Strapi's import takes it: one file, in a folder of its kind, with its words in both languages. */
interface CmsPicture {
  /** What editors find it by. */
  name: string;
  folder: string;
  alt: { de: string | null; en: string | null };
}

const folders: Readonly<Record<string, string>> = {
  accessories: 'Zubehör',
  bikes: 'Räder',
  details: 'Einzelheiten',
  scenes: 'Szenen',
};

/** Every picture of the media folder by the path of its widest WebP: narrower ones the site makes itself. */
export function cmsPictures({ pictures }: MediaManifest): Record<string, CmsPicture> {
  const entries = Object.entries(pictures).flatMap(([key, { alt, files }]) => {
    const [widest] = files
      .filter(({ format }) => format === 'webp')
      .sort((a, b) => b.width - a.width);
    if (!widest) return [];
    const [kind = '', ...rest] = key.split('/');
    const name = `${rest.join('-').replaceAll('.', '-')}.webp`;
    const words = { de: alt?.de ?? null, en: alt?.en ?? null };
    return [[widest.path, { name, folder: folders[kind] ?? kind, alt: words }] as const];
  });
  return Object.fromEntries(entries);
}
