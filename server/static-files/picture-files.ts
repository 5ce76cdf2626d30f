import { statSync } from 'node:fs';
import { getManifest } from '@/lib/platform/media/manifest';
import { getMediaPath } from '@/lib/platform/media/manifest';
import { getPictureCacheControl } from '@/lib/platform/media/manifest';
import type { FindStaticFile } from './send-file';

const folder = '/media/';
const sizes = new Map<string, number>();

/** The operator's pictures that the manifest lists, for good when the address carries their version (`?v=`), else for an hour. */
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
      // Mails, dealers and portals show them on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  };
};

/** Bounded by the manifest, as only its files are asked for; undefined when the file is not there. */
function sizeOf(name: string): number | undefined {
  const known = sizes.get(name) ?? statSync(getMediaPath(name), { throwIfNoEntry: false })?.size;
  if (known !== undefined) sizes.set(name, known);
  return known;
}
