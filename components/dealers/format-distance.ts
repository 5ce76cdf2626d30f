import type { Language } from '@/domain/language/detect-language';

/** Kilometres as they stand beside a place: one decimal below ten, "0,8"; whole ones above. */
export function formatDistance(km: number, language: Language): string {
  const digits = km < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(km);
}
