import type { GeoPosition } from './dealer';
import { type Language, locales } from '@/domain/locale/language';

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometers (haversine). */
export function computeDistanceKm(a: GeoPosition, b: GeoPosition): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Formats a distance in kilometers: one decimal below ten ("0,8"), otherwise none. */
export function formatDistance(km: number, language: Language): string {
  const digits = km < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(km);
}
