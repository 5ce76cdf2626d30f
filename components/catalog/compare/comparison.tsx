'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/form/button';
import {
  type MeasurementFields,
  parseMeasurements,
  toMeasurementQuery,
} from '@/domain/advice/body-measurements';
import {
  saveMeasurementField,
  saveUrlMeasurements,
  useMeasurementFields,
} from '@/lib/browser/catalog/use-body-measurements';
import {
  ForgetMeasurementsButton,
  MeasurementFieldset,
} from '@/components/catalog/fit/measurement-fields';
import { CopyLinkButton } from '@/components/catalog/copy-link-button';
import { UrlQueryListener } from '@/components/ui/url-query-listener';
import { toCompareQuery } from '@/domain/catalog/compare-list';
import {
  getReferenceBikeFields,
  toReferenceBikeQuery,
  parseReferenceBike,
} from '@/domain/catalog/comparison';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';
import type { ComparisonView } from '@/lib/platform/views/compare-view';
import { buildCompareColumns } from './compare-columns';
import { CompareGeometry } from './compare-geometry';
import { CompareLink } from './compare-link';
import { CompareTable } from './compare-table';
import './compare.scss';

interface Props {
  readonly fields: MeasurementFields;
  readonly isFromAddress: boolean;
  readonly slugs: readonly string[];
}

/** A collapsed form for the body measurements. Once they are known, the comparison uses the rider's size. */
function CompareRiderForm({ fields, isFromAddress, slugs }: Props) {
  const t = useTranslations('compare');
  const words = useTranslations('bodyMeasurements');
  const path = `/${useLocale()}/bikes/compare`;
  return (
    <details className="lt-compare-rider">
      <summary className="small">
        {t(fields.height === '' ? 'measurementsPrompt' : 'changeMeasurements')}
      </summary>
      <form
        method="get"
        action={path}
        className="lt-panel"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="bikes" value={slugs.join(',')} />
        <MeasurementFieldset
          fields={fields}
          onChange={(name, text) => {
            if (isFromAddress) saveUrlMeasurements(fields);
            saveMeasurementField(name, text);
          }}
        />
        <div className="d-flex flex-wrap align-items-center gap-3 pt-3">
          <noscript>
            <button type="submit" className={buttonClass({ variant: 'outline' })}>
              {words('submit')}
            </button>
          </noscript>
          <span className="small text-2">{words('private')}</span>
        </div>
        <ForgetMeasurementsButton />
      </form>
    </details>
  );
}

/**
 * The bicycles in the URL side by side, in the rider's size if that is known. The URL contains the whole state of the
 * comparison.
 */
export function Comparison({ view: { bikes, arrivals } }: { readonly view: ComparisonView }) {
  const t = useTranslations('compare');
  const [query] = useUrlQuery();
  const params = new URLSearchParams(query);
  const { fields, isFromUrl } = useMeasurementFields();
  const rider = parseMeasurements(fields).measurements;
  const own = getReferenceBikeFields(params);
  const columns = buildCompareColumns(bikes, rider);
  const onlyDifferences = params.get('only') === 'differences' && columns.length > 1;
  const slugs = bikes.map(({ slug }) => slug);
  const more = [isFromUrl ? toMeasurementQuery(fields) : '', toReferenceBikeQuery(own)]
    .filter(Boolean)
    .join('&');
  const queryOf = (change: Partial<Parameters<typeof toCompareQuery>[0]>) =>
    toCompareQuery({ slugs, onlyDifferences, more, ...change });
  return (
    <>
      <UrlQueryListener />
      <div className="lt-compare-tools">
        {columns.length > 1 ? (
          <CompareLink
            className="btn btn-outline-primary"
            query={queryOf({ onlyDifferences: !onlyDifferences })}
          >
            {onlyDifferences ? t('showAll') : t('onlyDifferences')}
          </CompareLink>
        ) : null}
        <CopyLinkButton />
        <CompareRiderForm fields={fields} isFromAddress={isFromUrl} slugs={slugs} />
      </div>
      <CompareTable
        columns={columns}
        arrivals={arrivals}
        rider={rider}
        onlyDifferences={onlyDifferences}
        queryWithout={(slug) => queryOf({ slugs: slugs.filter((other) => other !== slug) })}
      />
      <CompareGeometry
        columns={columns}
        rider={rider}
        referenceBike={parseReferenceBike(own)}
        typed={own}
        hidden={{
          bikes: slugs.join(','),
          ...(onlyDifferences ? { only: 'differences' } : {}),
          ...(isFromUrl ? fields : {}),
        }}
        queryWithoutOwn={queryOf({ more: isFromUrl ? toMeasurementQuery(fields) : '' })}
      />
    </>
  );
}
