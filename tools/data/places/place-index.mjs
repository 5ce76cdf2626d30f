import { localPlaceNames, alternativePlaceNames } from './place-names.mjs';

/**
 * Coordinates in degrees.
 * @typedef {{ latitude: number, longitude: number }} Coordinates
 * @typedef {Coordinates & { name: string, country: string, population: number, featureCode: string }} City
 * @typedef {Coordinates & { country: string, code: string, place: string, region: string, community: string }} Postcode
 * @typedef {Coordinates & { code: string, place: string, region: string }} PostcodePlace
 * @typedef {Map<string, PostcodePlace[]>} Grid
 */

/**
 * Minimum number of inhabitants by country. Smaller places are still found by their postcode.
 * @type {Record<string, number>}
 */
const smallestTown = {
  DE: 1500,
  AT: 1500,
  CH: 1500,
  NL: 1000,
  BE: 1000,
  DK: 1000,
  FR: 3500,
  GB: 3000,
  CZ: 1500,
};
/** GeoNames codes of places that no longer exist (historical, abandoned or destroyed). */
const excludedFeatureCodes = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
const companyPattern =
  /GmbH|\bAG\b|\bKG\b|mbH|e\. ?V\.|Bank\b|Versicherung|Postfach|\bSE\b|Sparkasse|Stadtwerke|Finanzamt|CEDEX/i;

/**
 * Builds the index, one tab-separated line per place, with latitude and longitude in thousandths of a degree:
 *
 *     R country region region …            the regions of a country, by their number
 *     P country region name people lat lon [other names, by |]
 *     C country code name lat lon
 * @param {{ countries: readonly string[], cities: readonly City[], postcodes: readonly Postcode[] }} sources
 */
export function buildPlaceIndex({ countries, cities, postcodes }) {
  return countries
    .flatMap((country) => {
      const names = mapPopulationByName(country, cities);
      const ofCountry = postcodes.filter((row) => row.country === country);
      const rows = country === 'DE' ? ofCountry.filter((row) => isTown(row, names)) : ofCountry;
      const codes = mergePostcodes(rows, names);
      const regions = [...new Set(codes.map(({ region }) => region))].sort();
      const towns = buildTowns(country, cities, codes, regions);
      return [
        ['R', country, ...regions].join('\t'),
        ...towns,
        ...codes.map(({ code, place, latitude, longitude }) =>
          ['C', country, code, place, toMilliDegrees(latitude), toMilliDegrees(longitude)].join(
            '\t',
          ),
        ),
      ];
    })
    .join('\n');
}

/**
 * @param {string} country
 * @param {readonly City[]} cities
 * @param {readonly PostcodePlace[]} codes
 * @param {readonly string[]} regions
 */
function buildTowns(country, cities, codes, regions) {
  const grid = buildGrid(codes);
  return cities
    .filter((city) => city.country === country && !excludedFeatureCodes.has(city.featureCode))
    .filter(({ population }) => population >= smallestTown[country])
    .map((city) => ({ ...city, population: getPopulation(city) }))
    .sort((a, b) => b.population - a.population)
    .map((city) => {
      const name = localPlaceNames[`${country} ${city.name}`] ?? city.name;
      const others = alternativePlaceNames[`${country} ${name}`] ?? [];
      const region = regions.indexOf(findNearest(grid, city)?.region ?? regions[0]);
      const population = Math.max(1, Math.round(city.population / 1000));
      return [
        'P',
        country,
        region,
        name,
        population,
        toMilliDegrees(city.latitude),
        toMilliDegrees(city.longitude),
        ...(others.length > 0 ? [others.join('|')] : []),
      ].join('\t');
    });
}

/**
 * @param {string} country
 * @param {readonly City[]} cities
 */
function mapPopulationByName(country, cities) {
  /** @type {Map<string, number>} */
  const populations = new Map();
  for (const { name, country: of, population } of cities)
    if (of === country) populations.set(localPlaceNames[`${country} ${name}`] ?? name, population);
  return populations;
}

/**
 * Returns the town of a place name: "Brno-Ponava" and "Graz,Gries" are parts of known towns, and "Aarau 1" is a post
 * office, whose number is removed.
 * @param {string} place
 * @param {ReadonlyMap<string, number>} population
 */
function getTown(place, population) {
  const [town] = place.split(/[,-]/);
  return population.has(town) ? town : place.replace(/ (\d{1,2}|[A-ZÆØÅ])$/, '');
}

/**
 * Returns false for the postcodes of large companies in Germany, which have the company's name.
 * @param {Postcode} row
 * @param {ReadonlyMap<string, number>} names
 */
function isTown({ place, community }, names) {
  const town = community.split(/[,(]/)[0].trim();
  return names.has(place) || community.startsWith(place) || place.startsWith(`${town} `);
}

/**
 * Returns the population that places are ranked by. It is limited for a part of a town (PPLX), so that the part never
 * ranks above a town: for some parts the source has the population of the whole district.
 * @param {City} city
 */
function getPopulation({ population, featureCode }) {
  return featureCode === 'PPLX' ? Math.min(population, 20_000) : population;
}

/**
 * Merges the rows of each postcode into one place. Its name is the largest town among the rows, or the most frequent
 * name if no population is known. Its position is that of the middle row with that name, from south to north.
 * @param {readonly Postcode[]} rows
 * @param {ReadonlyMap<string, number>} populations
 * @returns {PostcodePlace[]}
 */
function mergePostcodes(rows, populations) {
  const byCode = groupBy(
    rows.filter(({ place, code }) => !companyPattern.test(place) && !companyPattern.test(code)),
    ({ code }) => code.replace(/\s/g, ''),
  );
  return [...byCode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, same]) => {
      const names = groupBy(same, ({ place }) => getTown(place, populations));
      const [place, named] = [...names].sort(
        (a, b) =>
          (populations.get(b[0]) ?? 0) - (populations.get(a[0]) ?? 0) || b[1].length - a[1].length,
      )[0];
      const middle = named.sort((a, b) => a.latitude - b.latitude)[Math.floor(named.length / 2)];
      return {
        code,
        place,
        region: middle.region,
        latitude: middle.latitude,
        longitude: middle.longitude,
      };
    });
}

/** @param {Coordinates} at */
const getGridCell = ({ latitude, longitude }) => [
  Math.round(latitude * 4),
  Math.round(longitude * 4),
];

/**
 * @param {readonly PostcodePlace[]} codes
 * @returns {Grid}
 */
function buildGrid(codes) {
  return groupBy(codes, (code) => getGridCell(code).join());
}

/**
 * @param {Grid} grid
 * @param {Coordinates} at
 * @returns {PostcodePlace | undefined}
 */
function findNearest(grid, at) {
  const [row, column] = getGridCell(at);
  const around = [-1, 0, 1].flatMap((y) =>
    [-1, 0, 1].flatMap((x) => grid.get(`${row + y},${column + x}`) ?? []),
  );
  const distance = (/** @type {PostcodePlace} */ code) =>
    (code.latitude - at.latitude) ** 2 + ((code.longitude - at.longitude) * 0.64) ** 2;
  return around.sort((a, b) => distance(a) - distance(b))[0];
}

/** @param {number} degrees */
function toMilliDegrees(degrees) {
  return Math.round(degrees * 1000);
}

/**
 * @template Row
 * @param {readonly Row[]} rows
 * @param {(row: Row) => string} keyOf
 * @returns {Map<string, Row[]>}
 */
function groupBy(rows, keyOf) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    if (groups.has(key)) groups.get(key)?.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
