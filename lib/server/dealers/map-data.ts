import 'server-only';
import { type MapData, mapDataSchema } from '@/lib/platform/map/map-style';
import { readMapFile } from './map-files';

/** Held loosely: twelve megabytes that are needed while a dealer's page is made, and that is once in a while. */
let known: { version: string; data: WeakRef<MapData> } | null = null;

/** What small maps are drawn from; null without a file. */
export function mapData(): MapData | null {
  const file = readMapFile('europe.json');
  if (!file) return null;
  const kept = known?.version === file.version ? known.data.deref() : undefined;
  if (kept) return kept;
  const data = mapDataSchema.parse(JSON.parse(file.bytes.toString('utf8')));
  known = { version: file.version, data: new WeakRef(data) };
  return data;
}
