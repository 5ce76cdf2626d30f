import type { MediaManifest } from '../../backend/demo-source/media-manifest';

interface CmsFile {
  width: number;
  height: number;
  bytes: number;
}

/** A picture as Strapi's import takes it: one file, in a folder of its kind, with its words in both languages. */
interface CmsPicture extends CmsFile {
  /** What editors find it by. */
  name: string;
  folder: string;
  alt: { de: string | null; en: string | null };
  /** What lists of pictures show: the narrowest there is. */
  small: CmsFile & { path: string };
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
    const ordered = files
      .filter(({ format }) => format === 'webp')
      .sort((a, b) => b.width - a.width);
    const [widest, narrowest] = [ordered.at(0), ordered.at(-1)];
    if (!widest || !narrowest) return [];
    const [kind = '', ...rest] = key.split('/');
    const name = `${rest.join('-').replaceAll('.', '-')}.webp`;
    const words = { de: alt?.de ?? null, en: alt?.en ?? null };
    const small = { path: narrowest.path, ...sizeOf(narrowest) };
    const picture = { name, folder: folders[kind] ?? kind, alt: words, small };
    return [[widest.path, { ...picture, ...sizeOf(widest) }] as const];
  });
  return Object.fromEntries(entries);
}

function sizeOf({ width, height, bytes }: CmsFile): CmsFile {
  return { width, height, bytes };
}
