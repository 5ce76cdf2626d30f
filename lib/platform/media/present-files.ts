import 'server-only';
import { statSync } from 'node:fs';
import { type ManifestEntry, sharedWidths } from './manifest-schema';
import { mediaFile } from './media-folder';

/**
 * Pictures with those of their files that are on the disk in the size the manifest says, and the paths of all others. A picture that is
 * left without a width in both formats is not among them: a drawing stands in.
 */
export function presentFiles(entries: ReadonlyMap<string, ManifestEntry>): {
  present: Map<string, ManifestEntry>;
  missing: string[];
} {
  const missing = new Set<string>();
  const present = new Map<string, ManifestEntry>();
  for (const [key, entry] of entries) {
    const files = entry.files.filter(({ path, bytes }) => {
      const isThere = !missing.has(path) && sizeOf(path) === bytes;
      if (!isThere) missing.add(path);
      return isThere;
    });
    if (sharedWidths(files).length > 0) present.set(key, { ...entry, files });
  }
  return { present, missing: [...missing] };
}

function sizeOf(path: string): number | undefined {
  return statSync(mediaFile(path), { throwIfNoEntry: false })?.size;
}
