import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/message/notice';
import type { LeasingEstimate, Lessee, LeasingQuery } from '@/domain/advice/leasing-estimate';
import { leasingTerms, computeLeasingRate } from '@/domain/advice/leasing-rate';
import { wageTaxParameters } from '@/domain/advice/income-tax';
import { formatAmount, formatPrice } from '@/domain/money/format-money';
import { formatIsoDay } from '@/domain/time/format-day';
import { buttonClass } from '@/components/ui/form/button';
import { Checkbox } from '@/components/ui/form/checkbox';
import { SelectField, TextField } from '@/components/ui/form/field';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { Link } from '@/lib/platform/i18n/navigation';
import type { ModelOverviewEntry } from '@/lib/server/catalog/list-models';
import './leasing-estimate.scss';

interface LeasingEstimateResultProps {
  readonly estimate: LeasingEstimate;
  readonly lessee: Lessee;
  /** The price of the bicycle in this shop, in cents. */
  readonly priceCents: number;
}

/**
 * The monthly cost of a leased company bike, itemized, with the date of the tax and insurance rates used and a note
 * that it is an estimate.
 */
export function LeasingEstimateResult({
  estimate,
  lessee: { kind },
  priceCents,
}: LeasingEstimateResultProps) {
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
  const terms = { leasing: leasingTerms.asOf, wage: wageTaxParameters.asOf };
  return (
    <section aria-labelledby="leasing-result">
      <h2 id="leasing-result" className="h3">
        {t('estimate')}
      </h2>
      <p className="lt-leasing-figure mb-1">
        <span className="num">{formatAmount(burdenCents ?? estimate.rateCents, language)}</span>{' '}
        <span className="text-2">{t(burdenCents === null ? `perMonth.${kind}` : 'burden')}</span>
      </p>
      {estimate.isTooLow && <Notice className="mt-3 mb-3">{t('tooLow')}</Notice>}
      <table className="table lt-leasing-rows">
        <tbody>
          {rows.map(([label, cents]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">{formatAmount(cents, language)}</td>
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
          day: formatIsoDay(terms.leasing, language, 'long'),
          wageDay: formatIsoDay(terms.wage, language, 'long'),
        })}{' '}
        {t(`notes.${kind}`)}
      </p>
    </section>
  );
}

interface LeasingFormProps {
  readonly initialQuery: LeasingQuery;
  /** True if the entered income is not a valid number. */
  readonly isWrong: boolean;
}

/** The form for a leasing estimate. A plain GET form whose result has a URL, so it works without JavaScript. */
export function LeasingForm({ initialQuery, isWrong }: LeasingFormProps) {
  const t = useTranslations('leasing.form');
  const language = useLocale();
  return (
    <form method="get" action={`/${language}/leasing`} className="lt-panel d-grid gap-3">
      <h2 className="h3 mb-0">{t('title')}</h2>
      <input type="hidden" name="sku" value={initialQuery.sku} />
      {initialQuery.configuration !== '' && (
        <input type="hidden" name="configuration" value={initialQuery.configuration} />
      )}
      <SelectField name="who" label={t('who')} defaultValue={initialQuery.lesseeKind}>
        <option value="employee">{t('employee')}</option>
        <option value="selfEmployed">{t('selfEmployed')}</option>
      </SelectField>
      <TextField
        name="income"
        label={t('income')}
        hint={t('incomeHint')}
        error={isWrong ? t('incomeWrong') : undefined}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={initialQuery.income}
      />
      <Checkbox name="split" value="1" label={t('split')} defaultChecked={initialQuery.isSplit} />
      <TextField
        name="place"
        label={t('place')}
        hint={t('placeHint')}
        isOptional
        autoComplete="postal-code"
        maxLength={60}
        defaultValue={initialQuery.place}
      />
      <div className="pt-2">
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {t('send')}
        </button>
      </div>
    </form>
  );
}

/** Models with their approximate monthly leasing cost in whole euros. Selecting one starts an estimate for it. */
export function LeasingModelList({ bikes }: { readonly bikes: readonly ModelOverviewEntry[] }) {
  const t = useTranslations('leasing');
  const language = useLocale();
  return (
    <ul className="row row-cols-2 row-cols-lg-4 gx-lg-4 gy-4 list-unstyled mb-0">
      {bikes.flatMap(({ slug, name, sku, priceCents, picture }) => {
        const rate = computeLeasingRate({ priceCents, listPriceCents: priceCents }, leasingTerms);
        if (rate === null || picture === null) return [];
        const euros = Math.round(rate.rateCents / 100) * 100;
        return (
          <li key={slug} className="col">
            <Link
              className="lt-leased-model"
              href={`/leasing?sku=${sku}`}
              rel="nofollow"
              prefetch={false}
            >
              <span className="lt-stage mb-2">
                <PictureOrDrawing
                  picture={picture.side}
                  drawing={picture.drawing}
                  alt=""
                  sizes={pictureSizes.accessoryCard}
                  limit={800}
                  loading="lazy"
                />
              </span>
              <span className="h4 mb-0">{name}</span>
              <span className="text-2">{t('aMonth', { rate: formatPrice(euros, language) })}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
