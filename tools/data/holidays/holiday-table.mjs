import Holidays from 'date-holidays';

const years = Array.from({ length: 12 }, (_, index) => 2026 + index);

/** The countries the shop delivers to (demo/shop.yaml). */
const countries = ['DE', 'AT', 'CH', 'NL', 'BE', 'DK', 'FR', 'LU', 'CZ', 'PL', 'GB'];

/**
 * Returns the public holidays of a country or region as days, without weekends, because there are no deliveries then
 * anyway.
 * @param {string} country
 * @param {string} [part]
 * @returns {Set<string>}
 */
function listHolidays(country, part) {
  const calendar = part === undefined ? new Holidays(country) : new Holidays(country, part);
  const found = years.flatMap((year) =>
    calendar
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10)),
  );
  return new Set(found.filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())));
}

/** @param {number} year */
function getEaster(year) {
  const sunday = new Holidays('DE', 'BB').getHolidays(year).find(({ rule }) => rule === 'easter');
  return Date.parse(`${sunday?.date.slice(0, 10)}T00:00:00Z`);
}

/** @param {number} at */
const toIsoDay = (at) => new Date(at).toISOString().slice(0, 10);

/**
 * Encodes days as short rules: "0501" is every year, "e39" is days after Easter, "20271227" is a single day.
 * @param {Set<string>} days
 */
function buildHolidayRules(days) {
  const isWeekday = (/** @type {string} */ day) =>
    ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  const fixed = [...new Set([...days].map((day) => day.slice(5)))].filter((monthDay) =>
    years.every((year) => {
      const day = `${year}-${monthDay}`;
      return !isWeekday(day) || days.has(day);
    }),
  );
  const afterEaster = Array.from({ length: 121 }, (_, index) => index - 60).filter((offset) =>
    years.every((year) => days.has(toIsoDay(getEaster(year) + offset * 86_400_000))),
  );
  const known = new Set([
    ...years.flatMap((year) => fixed.map((monthDay) => `${year}-${monthDay}`)),
    ...years.flatMap((year) =>
      afterEaster.map((offset) => toIsoDay(getEaster(year) + offset * 86_400_000)),
    ),
  ]);
  return [
    ...fixed.sort().map((monthDay) => monthDay.replace('-', '')),
    ...afterEaster.map((offset) => `e${offset}`),
    ...[...days]
      .filter((day) => !known.has(day))
      .sort()
      .map((day) => day.replaceAll('-', '')),
  ].join(' ');
}

/** For France only Alsace and Moselle, because the shop does not deliver overseas. */
const listRegions = (/** @type {string} */ country) =>
  country === 'FR' ? ['57', '67', '68'] : Object.keys(new Holidays().getStates(country) ?? {});

/** @param {string} country */
function listRegionalHolidays(country) {
  const everywhere = listHolidays(country);
  const days = listRegions(country).flatMap((part) => [...listHolidays(country, part)]);
  return new Set(days.filter((day) => !everywhere.has(day)));
}

/** Returns the source text of domain/delivery/holiday-table.ts. */
export function buildHolidayTable() {
  const rows = countries.map((country) => {
    const somewhere = buildHolidayRules(listRegionalHolidays(country));
    const rest = somewhere === '' ? '' : `, somewhere: '${somewhere}'`;
    return `  ${country.toLowerCase()}: { everywhere: '${buildHolidayRules(listHolidays(country))}'${rest} },`;
  });
  return [
    `// Made by "npm run holidays" from date-holidays, for ${years[0]} to ${years.at(-1)}. Do not edit.`,
    '/**',
    ' * Public holidays on weekdays by country: "0501" each year, "e39" so many days after Easter Sunday, "20271227" once. `somewhere`: in',
    ' * a part of the country only.',
    ' */',
    'export const holidayTable: Readonly<Record<string, { everywhere: string; somewhere?: string }>> = {',
    ...rows,
    '};',
    '',
    '/** Those where the house stands, in Berlin. */',
    `export const houseHolidays = '${buildHolidayRules(listHolidays('DE', 'BE'))}';`,
    '',
  ].join('\n');
}
