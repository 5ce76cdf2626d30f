import { localPlaceNames } from './place-names.mjs';

/**
 * @import { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'
 * @import { City } from './place-index.mjs'
 */

/**
 * Types of the parts of world-atlas, topojson-client and topojson-simplify that are used. The packages are not
 * installed by default.
 * @typedef {{ type: string, id: string }} Country
 * @typedef {{ geometries: Country[] }} Countries
 * @typedef {{ objects: { countries: Countries } }} Atlas
 * @typedef {{
 *   feature: (atlas: Atlas, country: Country) => { geometry: Polygon | MultiPolygon },
 *   mesh: (atlas: Atlas, countries: Countries, isDrawn: (one: Country, other: Country) => boolean) => MultiLineString,
 * }} Client
 * @typedef {{ presimplify: (atlas: Atlas) => Atlas, simplify: (atlas: Atlas, least: number) => Atlas }} Simplify
 */

/** Bounding box of the map: west, south, east, north. */
const box = [-11, 41, 22, 61];
/**
 * ISO 3166 numbers of the countries with dealers.
 * @type {Record<string, string>}
 */
const countryCodes = {
  276: 'DE',
  '040': 'AT',
  756: 'CH',
  528: 'NL',
  '056': 'BE',
  208: 'DK',
  250: 'FR',
  826: 'GB',
  203: 'CZ',
};
/**
 * Simplification threshold in square degrees: a point is removed if the triangle with its neighbors is smaller
 * (Visvalingam).
 */
const detail = 5e-5;
const smallestLabel = 12_000;
/** Minimum number of inhabitants of a town district that gets a label. */
const smallestPart = 30_000;

/**
 * Builds the GeoJSON of the map: land (with `country` where there are dealers), borders, and towns with their
 * inhabitants in thousands.
 * @param {{ countries: readonly string[], cities: readonly City[], atlas: Atlas, client: Client, simplify: Simplify }} sources
 */
export function buildMapData({ countries, cities, atlas, client, simplify }) {
  const topology = simplify.simplify(simplify.presimplify(atlas), detail);
  const all = topology.objects.countries;
  const land = all.geometries.flatMap((geometry) => {
    const rings = clipRings(client.feature(topology, geometry).geometry);
    if (rings.length === 0) return [];
    return [
      {
        type: 'Feature',
        properties: { country: countryCodes[geometry.id] ?? '' },
        geometry: { type: 'MultiPolygon', coordinates: rings },
      },
    ];
  });
  const borders = client
    .mesh(topology, all, (a, b) => a !== b)
    .coordinates.filter((line) => line.some(isInBox))
    .map((line) => roundLine(line));
  const towns = cities
    .filter(
      ({ country, population, featureCode }) =>
        countries.includes(country) &&
        population >= (featureCode === 'PPLX' ? smallestPart : smallestLabel),
    )
    .sort((a, b) => b.population - a.population)
    .map(({ name, country, population, featureCode, latitude, longitude }) => [
      localPlaceNames[`${country} ${name}`] ?? name,
      round(longitude),
      round(latitude),
      // A district has the lowest priority, so that its label never hides the label of its town.
      featureCode === 'PPLX' ? 1 : Math.round(population / 1000),
    ]);
  return {
    land: { type: 'FeatureCollection', features: land },
    borders: { type: 'MultiLineString', coordinates: borders },
    towns,
  };
}

/**
 * Returns the outer rings of a country inside the box. Holes are omitted: they are enclaves, which are drawn with the
 * country that they belong to.
 * @param {Polygon | MultiPolygon} geometry
 */
function clipRings({ type, coordinates }) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons
    .map(([outer]) => clip(outer))
    .filter((ring) => ring.length > 3)
    .map((ring) => [roundLine([...ring, ring[0]])]);
}

/**
 * Clips a ring to the box (Sutherland–Hodgman).
 * @param {Position[]} ring
 */
function clip(ring) {
  const [west, south, east, north] = box;
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return sides.reduce((points, [axis, limit, sign]) => {
    const isIn = (/** @type {Position} */ point) => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = /** @type {Position} */ (points.at(index - 1));
      const crossing = () => {
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        return before.map((value, at) => value + (point[at] - value) * share);
      };
      if (isIn(point)) return isIn(before) ? [point] : [crossing(), point];
      return isIn(before) ? [crossing()] : [];
    });
  }, ring);
}

/** @param {Position} point */
function isInBox([longitude, latitude]) {
  const [west, south, east, north] = box;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** @param {Position[]} line */
function roundLine(line) {
  return line
    .map(([longitude, latitude]) => [round(longitude), round(latitude)])
    .filter((point, index, points) => index === 0 || point.join() !== points[index - 1].join());
}

/** @param {number} degrees */
function round(degrees) {
  return Math.round(degrees * 1000) / 1000;
}
