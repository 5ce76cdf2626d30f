import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/platform/config/env';
import { getPlacesPath } from './places';
import { isNotModified } from '@/lib/platform/http/conditional-request';
import { logger } from '@/lib/platform/observability/logger';
import type { MapSource } from '@/lib/platform/map/dealer-map';
import { type MapData, mapDataSchema } from '@/lib/platform/map/map-style';
import { getCacheControl, createNotFoundResponse } from '@/lib/platform/media/media-response';
import 'server-only';

const worker = 'node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs';

const files = {
  'europe.json': {
    path: () => getPlacesPath('map.json'),
    type: 'application/json; charset=utf-8',
  },
  'worker.mjs': {
    path: () => join(/* turbopackIgnore: true */ process.cwd(), worker),
    type: 'text/javascript; charset=utf-8',
  },
} as const;

type MapFileName = keyof typeof files;

interface MapFile {
  readonly bytes: Buffer;
  readonly version: string;
  readonly type: string;
}

const mapFileCache = new Map<MapFileName, MapFile>();

/** Returns a map file, read from disk on first use; null, and logged, when the file is missing. */
function findMapFile(name: MapFileName): MapFile | null {
  const cachedFile = mapFileCache.get(name);
  if (cachedFile) return cachedFile;
  const { path, type } = files[name];
  try {
    const bytes = readFileSync(path());
    const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
    const file = { bytes, version, type };
    mapFileCache.set(name, file);
    return file;
  } catch (error) {
    logger.error('A map file could not be read', { name, error });
    return null;
  }
}

/** Returns the name if a map file has this name, otherwise null. */
function parseMapFileName(name: string): MapFileName | null {
  return name === 'europe.json' || name === 'worker.mjs' ? name : null;
}

/** Returns the URLs of the map; null when one of its files is missing. */
export function findMapSource(): MapSource | null {
  const dataUrl = addressOf('europe.json');
  const workerUrl = addressOf('worker.mjs');
  if (dataUrl === null || workerUrl === null) return null;
  const { GOOGLE_MAPS_KEY: googleKey = null, MAP_TILES: url, MAP_CREDIT: credit } = env;
  return { dataUrl, workerUrl, googleKey, streets: url === undefined ? null : { url, credit } };
}

function addressOf(name: MapFileName): string | null {
  const file = findMapFile(name);
  return file && `/media/map/${name}?v=${file.version}`;
}

/** The map data, 12 MB in memory and needed only to render a dealer page, so the garbage collector may free it. */
let mapDataCache: { version: string; data: WeakRef<MapData> } | null = null;

/** Returns the data for local maps; null when the file is missing. */
export function getMapData(): MapData | null {
  const file = findMapFile('europe.json');
  if (!file) return null;
  const cachedFile = mapDataCache?.version === file.version ? mapDataCache.data.deref() : undefined;
  if (cachedFile) return cachedFile;
  const data = mapDataSchema.parse(JSON.parse(file.bytes.toString('utf8')));
  mapDataCache = { version: file.version, data: new WeakRef(data) };
  return data;
}

/**
 * Returns a map file; immutable when the URL contains the version of the file. 304 when the browser's copy is current,
 * 404 for another name.
 */
export function createMapResponse(request: Request, name: string): Response {
  const fileName = parseMapFileName(name);
  const file = fileName && findMapFile(fileName);
  if (!file) return createNotFoundResponse();
  const tag = `"${file.version}"`;
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': getCacheControl(request, file.version),
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
  };
  if (isNotModified(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file.bytes), { headers });
}
