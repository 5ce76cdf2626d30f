import { useFormatter, useTranslations } from 'next-intl';
import type { Advice } from '@/domain/gear-advice/advise';
import { steepestOf } from '@/domain/gear-advice/climb';
import { drives } from '@/domain/gear-advice/drives';
import type { Needs } from '@/domain/gear-advice/needs';
import { serviceMonths, topSpeed, yearlyKm } from '@/domain/gear-advice/upkeep';

interface Props {
  readonly advice: Advice;
  readonly needs: Needs;
}

/** Why a drive is named, each reason with the figures it follows from. */
export function Reasons({ advice, needs }: Props) {
  const t = useTranslations('gearAdvice.reasons');
  const { number } = useFormatter();
  const { drive, motor, verdict, climbPercent } = advice;
  const { lowest } = drives[drive];
  const percent = (value: number) => number(value, { maximumFractionDigits: 1 });
  const months = serviceMonths(drive, needs.distance);
  const climb = {
    lowest: number(lowest, { minimumFractionDigits: 1 }),
    climb: percent(climbPercent),
    steepest: percent(steepestOf(needs.hills)),
    gears: drive === 'single' ? 'one' : 'more',
  };
  return (
    <ul className="mb-0">
      <li>{motor === null ? t('climb', climb) : t('climbWithMotor', climb)}</li>
      {verdict !== 'fits' && <li>{t(verdict)}</li>}
      <li>{t('speed', { speed: topSpeed(drive), gears: climb.gears })}</li>
      <li>{upkeep()}</li>
      {needs.load === 'heavy' && drive !== 'single' && (
        <li>{drive === 'enviolo' ? t('shiftsUnderLoad') : t('easesToShift')}</li>
      )}
      {motor !== null && <li>{t(`motor.${motor}`)}</li>}
      {needs.weather === 'rain' && <li>{t('rain')}</li>}
      {needs.weather === 'winter' && <li>{t('winter')}</li>}
      <li>{t(advice.lacksEquipment ? 'lacksEquipment' : 'equipped')}</li>
    </ul>
  );

  function upkeep(): string {
    const km = yearlyKm(needs.distance);
    if (months === null) return t('noUpkeep', { km });
    const { service } = drives[drive];
    return service?.kind === 'oil' ? t('oil', { km, months }) : t('inspection', { km, months });
  }
}
