import { useLocale, useTranslations } from 'next-intl';
import { drives, driveKeys } from '@/domain/gear-advice/drives';
import { topSpeed } from '@/domain/gear-advice/upkeep';
import { writeNumber } from '@/domain/money/write-money';
import { useDriveText, useRangeText } from './use-drive-text';

/** Every drive with its range, its lowest and highest gear and what it asks for. */
export function DriveTable() {
  const t = useTranslations('gearAdvice.table');
  const nameOf = useDriveText();
  const rangeOf = useRangeText();
  const language = useLocale();
  const metres = (value: number) =>
    `${writeNumber(value, language, { minimumFractionDigits: 1 })} m`;
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
                <td className="r num">{topSpeed(drive)} km/h</td>
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
