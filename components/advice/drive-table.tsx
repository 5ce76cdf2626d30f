import { useLocale, useTranslations } from 'next-intl';
import type { MotorBrand } from '@/domain/catalog/variant';
import { drives, type DriveKey, driveKeys, computeTopSpeed } from '@/domain/advice/drivetrains';
import { formatNumber, formatPrice } from '@/domain/money/format-money';
import type { GearAdvice } from '@/domain/advice/gear-advice';
import type { Language } from '@/domain/locale/language';
import type { GearNeeds } from '@/domain/advice/gear-needs';
import { listGearAdviceReasons } from '@/domain/advice/gear-advice-reasons';

/**
 * Returns a function that names a drive, for example "Nabe mit 8 Gängen" or "Pinion, 9 bis 18 Gänge, mit Motor in der
 * Nabe".
 */
export function useDriveText(): (drive: DriveKey, motor: MotorBrand | null) => string {
  const t = useTranslations('gearAdvice');
  return (drive, motor) =>
    motor === null
      ? t(`drives.${drive}`)
      : t('withMotor', { drive: t(`drives.${drive}`), motor: t(`motors.${motor}`) });
}

/**
 * Returns a function that formats a drive's gear range, for example "307 %" or "568–636 %", in the current language;
 * null for a single gear.
 */
function useRangeText(): (drive: DriveKey) => string | null {
  const language = useLocale();
  return (drive) => {
    const [from, to] = drives[drive].rangePercent;
    if (to === 100) return null;
    const last = formatNumber(to / 100, language, { style: 'percent' });
    return from === to ? last : `${from}–${last}`;
  };
}

/** The table of all drives: gear range, lowest and highest gear, top speed and maintenance. */
export function DriveTable() {
  const t = useTranslations('gearAdvice.table');
  const nameOf = useDriveText();
  const rangeOf = useRangeText();
  const language = useLocale();
  const metres = (value: number) =>
    `${formatNumber(value, language, { minimumFractionDigits: 1 })} m`;
  return (
    <div className="lt-scroll" tabIndex={0} role="region" aria-label={t('title')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('drive')}</th>
            <th scope="col" className="r">
              {t('range')}
            </th>
            <th scope="col" className="r">
              {t('lowest')}
            </th>
            <th scope="col" className="r">
              {t('highest')}
            </th>
            <th scope="col" className="r">
              {t('speed')}
            </th>
            <th scope="col">{t('service')}</th>
          </tr>
        </thead>
        <tbody>
          {driveKeys.map((drive) => {
            const { lowest, highest, service } = drives[drive];
            return (
              <tr key={drive}>
                <th scope="row">{nameOf(drive, null)}</th>
                <td className="r num">{rangeOf(drive) ?? '–'}</td>
                <td className="r num">{metres(lowest)}</td>
                <td className="r num">{metres(highest)}</td>
                <td className="r num">{computeTopSpeed(drive)} km/h</td>
                <td>
                  {service === null
                    ? t('none')
                    : t(service.months === null ? service.kind : `${service.kind}Or`, {
                        km: service.km,
                        months: service.months ?? 0,
                      })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface OtherDrivesTableProps {
  readonly others: readonly GearAdvice[];
  readonly language: Language;
}

/**
 * The drives that were not recommended, each with the steepest gradient the rider can climb seated, its starting price
 * and an assessment.
 */
export function OtherDrivesTable({ others, language }: OtherDrivesTableProps) {
  const t = useTranslations('gearAdvice.result');
  const nameOf = useDriveText();
  if (others.length === 0) return null;
  return (
    <section className="pb-5">
      <h2 className="h3">{t('others')}</h2>
      <div className="lt-scroll" tabIndex={0} role="region" aria-label={t('others')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('drive')}</th>
              <th scope="col" className="r">
                {t('climbs')}
              </th>
              <th scope="col" className="r">
                {t('from')}
              </th>
              <th scope="col">{t('verdict')}</th>
            </tr>
          </thead>
          <tbody>
            {others.map((advice) => (
              <tr key={`${advice.drive} ${advice.motor ?? ''}`}>
                <th scope="row">{nameOf(advice.drive, advice.motor)}</th>
                <td className="r num">
                  {formatNumber(advice.maxGradientPercent / 100, language, {
                    style: 'percent',
                    maximumFractionDigits: 1,
                  })}
                </td>
                <td className="r num">{formatPrice(advice.fromCents, language)}</td>
                <td>{t(verdictKey(advice))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function verdictKey({ verdict, isWithinBudget, lacksEquipment }: GearAdvice) {
  if (verdict === 'weak') return 'verdicts.weak';
  if (!isWithinBudget) return 'verdicts.dear';
  if (lacksEquipment) return 'verdicts.lacksEquipment';
  return verdict === 'tight' ? 'verdicts.tight' : 'verdicts.more';
}

interface AdviceReasonsProps {
  readonly advice: GearAdvice;
  readonly needs: GearNeeds;
}

/** The reasons for a recommended drive, each with the numbers it is based on. */
export function AdviceReasons({ advice, needs }: AdviceReasonsProps) {
  const t = useTranslations('gearAdvice.reasons');
  return (
    <ul className="mb-0">
      {listGearAdviceReasons(advice, needs).map(({ key, figures }) => (
        <li key={key}>{t(key, figures)}</li>
      ))}
    </ul>
  );
}
