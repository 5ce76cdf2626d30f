import { useTranslations } from 'next-intl';
import type { Advice } from '@/domain/gear-advice/advise';
import { writeNumber, writePrice } from '@/domain/money/write-money';
import type { Language } from '@/domain/language/detect-language';
import { useDriveText } from './use-drive-text';

interface Props {
  readonly others: readonly Advice[];
  readonly language: Language;
}

/** What was not advised, each with how far it would come and where its price begins. */
export function OtherDrives({ others, language }: Props) {
  const t = useTranslations('gearAdvice.answer');
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
                  {writeNumber(advice.climbPercent / 100, language, {
                    style: 'percent',
                    maximumFractionDigits: 1,
                  })}
                </td>
                <td className="r num">{writePrice(advice.fromCents, language)}</td>
                <td>{t(verdictKey(advice))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function verdictKey({ verdict, isWithinBudget, lacksEquipment }: Advice) {
  if (verdict === 'weak') return 'verdicts.weak';
  if (!isWithinBudget) return 'verdicts.dear';
  if (lacksEquipment) return 'verdicts.lacksEquipment';
  return verdict === 'tight' ? 'verdicts.tight' : 'verdicts.more';
}
