import { statSync } from 'node:fs';
import { getManifest } from '@/lib/platform/media/manifest';
import { getMediaPath } from '@/lib/platform/media/manifest';
import { getPictureCacheControl } from '@/lib/platform/media/manifest';
import type { FindStaticFile } from './send-file';

const folder = '/media/';
const sizes = new Map<string, number>();

/**
 * Finds images of the picture manifest. A URL with the version of the image (`?v=`) is cached permanently, any other
 * for an hour.
 */
export const findPictureFile: FindStaticFile = (path, query) => {
  if (!path.startsWith(folder)) return null;
  const name = path.slice(folder.length);
  const listed = getManifest().files.get(name);
  const bytes = listed && sizeOf(name);
  if (listed === undefined || bytes === undefined) return null;
  const { format, version } = listed;
  return {
    filePath: getMediaPath(name),
    bytes,
    tag: `${version}-${format}`,
    isText: false,
    headers: {
      'cache-control': getPictureCacheControl(new URLSearchParams(query).get('v'), version),
      'content-type': `image/${format}`,
      // Emails, dealers and portals embed these images in their pages.
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  };
};

/**
 * Returns the size of a file in bytes; undefined when it does not exist. The cache is limited by the size of the
 * manifest, because only its files are looked up.
 */
function sizeOf(name: string): number | undefined {
  const known = sizes.get(name) ?? statSync(getMediaPath(name), { throwIfNoEntry: false })?.size;
  if (known !== undefined) sizes.set(name, known);
  return known;
}
