import 'server-only';
import { type MapData, mapDataSchema } from '@/lib/platform/map/map-style';
import { readMapFile } from './map-files';

let parsed: { version: string; data: MapData } | null = null;

/** What small maps are drawn from, read once for each version of the file; null without one. */
export function mapData(): MapData | null {
  const file = readMapFile('europe.json');
  if (!file) return null;
  if (parsed?.version !== file.version)
    parsed = {
      version: file.version,
      data: mapDataSchema.parse(JSON.parse(file.bytes.toString('utf8'))),
    };
  return parsed.data;
}
