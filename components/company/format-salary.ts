import type { Language } from '@/domain/locale/language';
import { locales } from '@/domain/locale/language';
import type { Salary } from '@/lib/platform/views/content-view';

/**
 * Formats a salary in whole euros, as a range if both limits are known: "36.000–41.000 €". Null if both are unknown.
 */
export function formatSalary({ min, max }: Salary, language: Language): string | null {
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const only = min ?? max;
  if (min !== null && max !== null && min < max) return format.formatRange(min, max);
  return only === null ? null : format.format(only);
}
