'use client';

import { useTranslations } from 'next-intl';
import { CopyLink } from '../copy-link';
import { UrlQueryWatch } from '@/components/ui/url-query-watch';
import { compareQuery } from '@/domain/compare/compared-slugs';
import { ownBikeFields, ownBikeQuery, readOwnBike } from '@/domain/compare/own-bike';
import { readMeasures } from '@/domain/fit/measures';
import { measuresQuery } from '@/domain/fit/measures-query';
import { useAskedFields } from '@/lib/browser/fit/use-measures';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import type { ComparisonView } from '@/lib/platform/views/compare-view';
import { compareColumns } from './compare-columns';
import { CompareGeometry } from './compare-geometry';
import { CompareLink } from './compare-link';
import { CompareRider } from './compare-rider';
import { CompareTable } from './compare-table';
import './compare.scss';

/** The bicycles of the address side by side, in the rider's size where it is known; every state of it is a link. */
export function Comparison({ view: { bikes, arrivals } }: { readonly view: ComparisonView }) {
  const t = useTranslations('compare');
  const [query] = useUrlQuery();
  const params = new URLSearchParams(query);
  const { fields, isFromAddress } = useAskedFields();
  const rider = readMeasures(fields).measures;
  const own = ownBikeFields(params);
  const columns = compareColumns(bikes, rider);
  const onlyDifferences = params.get('only') === 'differences' && columns.length > 1;
  const slugs = bikes.map(({ slug }) => slug);
  const more = [isFromAddress ? measuresQuery(fields) : '', ownBikeQuery(own)]
    .filter(Boolean)
    .join('&');
  const queryOf = (change: Partial<Parameters<typeof compareQuery>[0]>) =>
    compareQuery({ slugs, onlyDifferences, more, ...change });
  return (
    <>
      <UrlQueryWatch />
      <div className="lt-compare-tools">
        {columns.length > 1 ? (
          <CompareLink
            className="btn btn-outline-primary"
            query={queryOf({ onlyDifferences: !onlyDifferences })}
          >
            {onlyDifferences ? t('showAll') : t('onlyDifferences')}
          </CompareLink>
        ) : null}
        <CopyLink />
        <CompareRider fields={fields} isFromAddress={isFromAddress} slugs={slugs} />
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
        own={readOwnBike(own)}
        typed={own}
        hidden={{
          bikes: slugs.join(','),
          ...(onlyDifferences ? { only: 'differences' } : {}),
          ...(isFromAddress ? fields : {}),
        }}
        queryWithoutOwn={queryOf({ more: isFromAddress ? measuresQuery(fields) : '' })}
      />
    </>
  );
}
