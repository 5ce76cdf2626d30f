import type { Place } from './place';

/** A town of a line `P country region name people latitude longitude [other names]`. */
export function townOf(
  [, country = '', region, name = '', people, latitude, longitude]: readonly string[],
  regions: ReadonlyMap<string, readonly string[]>,
): Place {
  return {
    kind: 'town',
    country,
    name,
    code: null,
    region: regions.get(country)?.[Number(region)] ?? '',
    people: Number(people),
    latitude: Number(latitude) / 1000,
    longitude: Number(longitude) / 1000,
  };
}

/** Every name the town of such a line is found by. */
export function namesOf([, , , name = '', , , , others = '']: readonly string[]): string[] {
  return [name, ...others.split('|')].filter((one) => one !== '');
}

/** A postcode of a line `C country code name latitude longitude`. */
export function postcodeOf([
  ,
  country = '',
  code = '',
  name = '',
  latitude,
  longitude,
]: readonly string[]): Place {
  return {
    kind: 'postcode',
    country,
    name,
    code,
    region: '',
    people: 0,
    latitude: Number(latitude) / 1000,
    longitude: Number(longitude) / 1000,
  };
}
