import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/platform/config/env';
import { placesFolder } from './places-folder';
import { logger } from '@/lib/platform/observability/logger';
import type { MapSource } from '@/lib/platform/map/dealer-map';

const worker = 'node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs';

const files = {
  'europe.json': {
    path: () => placesFolder('map.json'),
    type: 'application/json; charset=utf-8',
  },
  'worker.mjs': {
    path: () => join(/* turbopackIgnore: true */ process.cwd(), worker),
    type: 'text/javascript; charset=utf-8',
  },
} as const;

export type MapFileName = keyof typeof files;

export interface MapFile {
  readonly bytes: Buffer;
  readonly version: string;
  readonly type: string;
}

const known = new Map<MapFileName, MapFile>();

/** A file the map needs, read once; null, with a line in the log, when it is missing. */
export function readMapFile(name: MapFileName): MapFile | null {
  const kept = known.get(name);
  if (kept) return kept;
  const { path, type } = files[name];
  try {
    const bytes = readFileSync(path());
    const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
    const file = { bytes, version, type };
    known.set(name, file);
    return file;
  } catch (error) {
    logger.error('A file of the map cannot be read', { name, error });
    return null;
  }
}

/** The name of a file of the map; null for anything else. */
export function toMapFileName(name: string): MapFileName | null {
  return name === 'europe.json' || name === 'worker.mjs' ? name : null;
}

/** Where a page finds its map; null when a file of it is missing, and the page stands without. */
export function findMapSource(): MapSource | null {
  const dataUrl = addressOf('europe.json');
  const workerUrl = addressOf('worker.mjs');
  if (dataUrl === null || workerUrl === null) return null;
  const { GOOGLE_MAPS_KEY: googleKey = null, MAP_TILES: url, MAP_CREDIT: credit } = env;
  return { dataUrl, workerUrl, googleKey, streets: url === undefined ? null : { url, credit } };
}

function addressOf(name: MapFileName): string | null {
  const file = readMapFile(name);
  return file && `/media/map/${name}?v=${file.version}`;
}
