import { localNames, otherNames } from './place-names.mjs';

/**
 * Where something is, in degrees.
 * @typedef {{ latitude: number, longitude: number }} At
 * @typedef {At & { name: string, country: string, population: number, featureCode: string }} City
 * @typedef {At & { country: string, code: string, place: string, region: string, community: string }} Postcode
 * @typedef {At & { code: string, place: string, region: string }} Code
 * @typedef {Map<string, Code[]>} Grid
 */

/**
 * Fewer people than this live in hamlets nobody searches a shop in: their postcode finds them all the same.
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
/** Parts of towns, and what is no town any more. */
const noTown = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
const companies =
  /GmbH|\bAG\b|\bKG\b|mbH|e\. ?V\.|Bank\b|Versicherung|Postfach|\bSE\b|Sparkasse|Stadtwerke|Finanzamt|CEDEX/i;

/**
 * One line a place, tab-separated, coordinates in thousandths of a degree:
 *   R country region region …            the regions of a country, by their number
 *   P country region name people lat lon [other names, by |]
 *   C country code name lat lon
 * @param {{ countries: readonly string[], cities: readonly City[], postcodes: readonly Postcode[] }} sources
 */
export function placeIndex({ countries, cities, postcodes }) {
  return countries
    .flatMap((country) => {
      const names = peopleByName(country, cities);
      const ofCountry = postcodes.filter((row) => row.country === country);
      const rows = country === 'DE' ? ofCountry.filter((row) => isTown(row, names)) : ofCountry;
      const codes = codesOf(rows, names);
      const regions = [...new Set(codes.map(({ region }) => region))].sort();
      const towns = townsOf(country, cities, codes, regions);
      return [
        ['R', country, ...regions].join('\t'),
        ...towns,
        ...codes.map(({ code, place, latitude, longitude }) =>
          ['C', country, code, place, milli(latitude), milli(longitude)].join('\t'),
        ),
      ];
    })
    .join('\n');
}

/**
 * @param {string} country
 * @param {readonly City[]} cities
 * @param {readonly Code[]} codes
 * @param {readonly string[]} regions
 */
function townsOf(country, cities, codes, regions) {
  const grid = gridOf(codes);
  return cities
    .filter((city) => city.country === country && !noTown.has(city.featureCode))
    .filter(({ population }) => population >= smallestTown[country])
    .map((city) => ({ ...city, population: peopleOf(city) }))
    .sort((a, b) => b.population - a.population)
    .map((city) => {
      const name = localNames[`${country} ${city.name}`] ?? city.name;
      const others = otherNames[`${country} ${name}`] ?? [];
      const region = regions.indexOf(nearest(grid, city)?.region ?? regions[0]);
      const people = Math.max(1, Math.round(city.population / 1000));
      return [
        'P',
        country,
        region,
        name,
        people,
        milli(city.latitude),
        milli(city.longitude),
        ...(others.length > 0 ? [others.join('|')] : []),
      ].join('\t');
    });
}

/**
 * @param {string} country
 * @param {readonly City[]} cities
 */
function peopleByName(country, cities) {
  /** @type {Map<string, number>} */
  const people = new Map();
  for (const { name, country: of, population } of cities)
    if (of === country) people.set(localNames[`${country} ${name}`] ?? name, population);
  return people;
}

/**
 * "Brno-Ponava" and "Graz,Gries" are parts of a town we know; "Aarau 1" is a post office.
 * @param {string} place
 * @param {ReadonlyMap<string, number>} people
 */
function townOf(place, people) {
  const [town] = place.split(/[,-]/);
  return people.has(town) ? town : place.replace(/ (\d{1,2}|[A-ZÆØÅ])$/, '');
}

/**
 * Germany gives postcodes to large companies too; those are named after them.
 * @param {Postcode} row
 * @param {ReadonlyMap<string, number>} names
 */
function isTown({ place, community }, names) {
  const town = community.split(/[,(]/)[0].trim();
  return names.has(place) || community.startsWith(place) || place.startsWith(`${town} `);
}

/**
 * A part of a town never outranks a town: some carry the number of their whole district.
 * @param {City} city
 */
function peopleOf({ population, featureCode }) {
  return featureCode === 'PPLX' ? Math.min(population, 20_000) : population;
}

/**
 * One row a postcode: the largest town among its names, else the name most rows of it give, in their middle.
 * @param {readonly Postcode[]} rows
 * @param {ReadonlyMap<string, number>} people
 * @returns {Code[]}
 */
function codesOf(rows, people) {
  const byCode = grouped(
    rows.filter(({ place, code }) => !companies.test(place) && !companies.test(code)),
    ({ code }) => code.replace(/\s/g, ''),
  );
  return [...byCode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, same]) => {
      const names = grouped(same, ({ place }) => townOf(place, people));
      const [place, named] = [...names].sort(
        (a, b) => (people.get(b[0]) ?? 0) - (people.get(a[0]) ?? 0) || b[1].length - a[1].length,
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

/** @param {At} at */
const cell = ({ latitude, longitude }) => [Math.round(latitude * 4), Math.round(longitude * 4)];

/**
 * @param {readonly Code[]} codes
 * @returns {Grid}
 */
function gridOf(codes) {
  return grouped(codes, (code) => cell(code).join());
}

/**
 * @param {Grid} grid
 * @param {At} at
 * @returns {Code | undefined}
 */
function nearest(grid, at) {
  const [row, column] = cell(at);
  const around = [-1, 0, 1].flatMap((y) =>
    [-1, 0, 1].flatMap((x) => grid.get(`${row + y},${column + x}`) ?? []),
  );
  const distance = (/** @type {Code} */ code) =>
    (code.latitude - at.latitude) ** 2 + ((code.longitude - at.longitude) * 0.64) ** 2;
  return around.sort((a, b) => distance(a) - distance(b))[0];
}

/** @param {number} degrees */
function milli(degrees) {
  return Math.round(degrees * 1000);
}

/**
 * @template Row
 * @param {readonly Row[]} rows
 * @param {(row: Row) => string} keyOf
 * @returns {Map<string, Row[]>}
 */
function grouped(rows, keyOf) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    if (groups.has(key)) groups.get(key)?.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
