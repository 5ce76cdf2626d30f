import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/ui/message/note';
import type { LeasingEstimate, Lessee } from '@/domain/leasing/leasing-estimate';
import { leasingTerms } from '@/domain/leasing/leasing-terms';
import { wageTerms } from '@/domain/leasing/wage-terms';
import { writeSum } from '@/domain/money/write-money';
import { writeDay } from '@/domain/time/write-day';
import './leasing.scss';

interface Props {
  readonly estimate: LeasingEstimate;
  readonly lessee: Lessee;
  /** What the bicycle costs in this shop. */
  readonly priceCents: number;
}

/** What a job bike comes to in a month, part by part, with the day its figures are of. It says that it is an estimate. */
export function LeasingResult({ estimate, lessee: { kind }, priceCents }: Props) {
  const t = useTranslations('leasing');
  const language = useLocale();
  const { burdenCents, totalCents } = estimate;
  const rows: [string, number][] = [
    [t('rows.finance'), estimate.financeCents],
    [t('rows.insurance'), estimate.insuranceCents],
    [t(`rows.rate.${kind}`), estimate.rateCents],
    ...(kind === 'employee'
      ? [[t('rows.benefit'), estimate.benefitCents] satisfies [string, number]]
      : []),
    ...(totalCents === null
      ? []
      : [
          [t('rows.total', { months: leasingTerms.months }), totalCents] satisfies [string, number],
        ]),
    [t('rows.takeover'), estimate.takeoverCents],
    [t('rows.price'), priceCents],
  ];
  const terms = { leasing: leasingTerms.asOf, wage: wageTerms.asOf };
  return (
    <section aria-labelledby="leasing-result">
      <h2 id="leasing-result" className="h3">
        {t('estimate')}
      </h2>
      <p className="lt-leasing-figure mb-1">
        <span className="num">{writeSum(burdenCents ?? estimate.rateCents, language)}</span>{' '}
        <span className="text-2">{t(burdenCents === null ? `perMonth.${kind}` : 'burden')}</span>
      </p>
      {estimate.isTooLow && <Note className="mt-3 mb-3">{t('tooLow')}</Note>}
      <table className="table lt-leasing-rows">
        <tbody>
          {rows.map(([label, cents]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">{writeSum(cents, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small text-2 mt-3 mb-0">
        {t('terms', {
          months: leasingTerms.months,
          interest: leasingTerms.interestPercent,
          residual: leasingTerms.residualPercent,
          takeover: leasingTerms.takeoverPercent,
          day: writeDay(terms.leasing, language, 'long'),
          wageDay: writeDay(terms.wage, language, 'long'),
        })}{' '}
        {t(`notes.${kind}`)}
      </p>
    </section>
  );
}
