import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @import { Feature, LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'
 * @typedef {Feature<LineString | MultiLineString | null, { featurecla?: string, scalerank: number }>} River
 * @typedef {Feature<Polygon | MultiPolygon | null>} Area
 */

/** Bounding box around the countries with dealers in degrees: west, south, east, north. */
const frame = [-10, 42, 19, 61];
const riverTolerance = 0.0025;
const areaTolerance = 0.004;
/** Minimum areas in square degrees: about 3 km² for lakes and 25 km² for towns. */
const smallestLake = 0.0004;
const smallestTown = 0.0033;

/**
 * Reads rivers, lakes and urban areas from Natural Earth's GeoJSON files (1:10m, towns 1:50m) and simplifies them to
 * 0.001 degrees. Rivers are grouped by their rank: the lower the rank, the larger the river.
 * @param {string} folder
 */
export function buildNaturalFeatures(folder) {
  /** @type {<Shape>(name: string) => Shape[]} */
  const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')).features;
  /** @type {Map<number, Position[][]>} */
  const rivers = new Map();
  /** @type {River[]} */
  const drawn = [...read('ne_10m_rivers_lake_centerlines'), ...read('ne_10m_rivers_europe')];
  for (const { properties, geometry } of drawn) {
    if (properties.featurecla?.startsWith('Lake') || !geometry) continue;
    const rank = Math.min(12, Math.max(4, Number(properties.scalerank)));
    const lines = (
      geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
    ).flatMap((line) => clipLine(line));
    const linesOfRank = rivers.get(rank) ?? [];
    rivers.set(rank, [...linesOfRank, ...lines.map((line) => simplifyLine(line, riverTolerance))]);
  }
  return {
    rivers: [...rivers].sort(([a], [b]) => a - b).map(([rank, lines]) => ({ rank, lines })),
    lakes: polygons([...read('ne_10m_lakes'), ...read('ne_10m_lakes_europe')], smallestLake, {
      tolerance: areaTolerance / 2,
    }),
    urban: polygons(read('ne_50m_urban_areas'), smallestTown, { tolerance: areaTolerance }),
  };
}

/**
 * @param {Area[]} features
 * @param {number} smallest
 * @param {{ tolerance: number }} detail
 */
function polygons(features, smallest, { tolerance }) {
  return features
    .flatMap(({ geometry }) =>
      geometry?.type === 'Polygon' ? [geometry.coordinates] : (geometry?.coordinates ?? []),
    )
    .filter(([outer]) => outer.some(isInside) && area(outer) >= smallest)
    .map((rings) =>
      rings.map((ring) => simplifyLine(ring, tolerance)).filter((ring) => ring.length > 3),
    );
}

/** @param {Position[]} line */
function clipLine(line) {
  /** @type {Position[][]} */
  const parts = [];
  /** @type {Position[]} */
  let part = [];
  for (const point of line)
    if (isInside(point)) part.push(point);
    else {
      if (part.length > 1) parts.push(part);
      part = [];
    }
  return part.length > 1 ? [...parts, part] : parts;
}

/** @param {Position} point */
function isInside([longitude, latitude]) {
  const [west, south, east, north] = frame;
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

/** @param {Position[]} ring */
function area(ring) {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1)
    sum += ring[at - 1][0] * ring[at][1] - ring[at][0] * ring[at - 1][1];
  return Math.abs(sum) / 2;
}

/**
 * Simplifies a line: removes points within the tolerance (Douglas–Peucker).
 * @param {Position[]} line
 * @param {number} tolerance
 */
function simplifyLine(line, tolerance) {
  const retained = new Set([0, line.length - 1]);
  const open = [[0, line.length - 1]];
  // The ends of a ring are the same point, so a ring is first split at the point farthest from them.
  for (let range = open.pop(); range; range = open.pop()) {
    const [first, last] = range;
    let farthest = -1;
    let max = tolerance;
    for (let at = first + 1; at < last; at += 1) {
      const far = distance(line[at], line[first], line[last]);
      if (far > max) [farthest, max] = [at, far];
    }
    if (farthest < 0) continue;
    retained.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return [...retained].sort((a, b) => a - b).map((at) => line[at].slice(0, 2).map(roundCoordinate));
}

/**
 * @param {Position} point
 * @param {Position} first
 * @param {Position} last
 */
function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** @param {number} value */
function roundCoordinate(value) {
  return Math.round(value * 1000) / 1000;
}
