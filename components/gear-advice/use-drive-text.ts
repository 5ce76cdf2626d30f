import { useLocale, useTranslations } from 'next-intl';
import type { MotorBrand } from '@/domain/catalog/motor';
import { drives, type DriveKey } from '@/domain/gear-advice/drives';
import { writeNumber } from '@/domain/money/write-money';

/** "Nabe mit 8 Gängen", "Pinion, 9 bis 18 Gänge, mit Motor in der Nabe": a drive in words. */
export function useDriveText(): (drive: DriveKey, motor: MotorBrand | null) => string {
  const t = useTranslations('gearAdvice');
  return (drive, motor) =>
    motor === null
      ? t(`drives.${drive}`)
      : t('withMotor', { drive: t(`drives.${drive}`), motor: t(`motors.${motor}`) });
}

/** "307 %", "568–636 %" as the language writes it; null where there is but one gear. */
export function useRangeText(): (drive: DriveKey) => string | null {
  const language = useLocale();
  return (drive) => {
    const [from, to] = drives[drive].rangePercent;
    if (to === 100) return null;
    const last = writeNumber(to / 100, language, { style: 'percent' });
    return from === to ? last : `${from}–${last}`;
  };
}
