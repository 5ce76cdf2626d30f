import type { Language } from '@/domain/language/detect-language';
import { locales } from '@/domain/language/locales';

/** Kilometres as they stand beside a place: one decimal below ten, "0,8"; whole ones above. */
export function formatDistance(km: number, language: Language): string {
  const digits = km < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(km);
}
