import { useTranslations } from 'next-intl';
import { gearSummary } from '@/domain/catalog/gears';

/** "8 oder 11 Gänge", "Singlespeed", "14 Gänge oder stufenlos": how the drive trains of a model shift. */
export function useGearText(): (kinds: readonly string[]) => string {
  const t = useTranslations('catalog.gears');
  return (kinds) => {
    const { counts, stepless, single } = gearSummary(kinds);
    const first = counts[0] ?? 0;
    const last = counts.at(-1) ?? 0;
    const parts = [
      single ? t('single') : null,
      counts.length === 1 ? t('one', { count: first }) : null,
      counts.length === 2 ? t('either', { first, last }) : null,
      counts.length > 2 ? t('range', { first, last }) : null,
      stepless ? t('stepless') : null,
    ].filter((part) => part !== null);
    return parts.reduce(
      (text, part) => (text === '' ? part : t('or', { one: text, other: part })),
      '',
    );
  };
}
