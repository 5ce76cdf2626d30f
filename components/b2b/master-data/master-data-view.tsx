'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import { businessTexts, finderTexts, type MasterDataText } from '@/domain/b2b/compare-master-data';
import type { MasterData } from '@/domain/b2b/master-data';
import { shownMasterDatum } from '@/domain/b2b/shown-master-datum';
import { Link } from '@/lib/platform/i18n/navigation';
import { DeliveryHabit } from './delivery-habit';
import { OpeningHoursList } from './opening-hours-list';
import { RequestState } from './request-state';
import '@/styles/by-use/facts.scss';

type Props = {
  readonly data: MasterData;
  /** A change was handed in just now. */
  readonly isSent: boolean;
  /** null while a change is under review: the form is locked. */
  readonly onChange: (() => void) | null;
};

/** What counts at the moment, and how the newest wish to change it stands. */
export function MasterDataView({ data, isSent, onChange }: Props) {
  const t = useTranslations('b2b.masterData');
  const { current, request, finderSlug } = data;
  return (
    <>
      <div role="status">{isSent && <p className="fw-semibold">{t('sent')}</p>}</div>
      {request && <RequestState current={current} request={request} />}
      <div className="row gx-lg-5 gy-5">
        <section className="col-lg-7" aria-labelledby="master-business">
          <h2 className="h4" id="master-business">
            {t('business')}
          </h2>
          <dl className="lt-kv lt-said">
            {(finderSlug === null ? [...businessTexts, 'website' as const] : businessTexts).map(
              (field) => (
                <Fact key={field} field={field} value={current[field]} />
              ),
            )}
          </dl>
        </section>
        <section className="col-lg-5" aria-labelledby="master-shop">
          <h2 className="h4" id="master-shop">
            {t(finderSlug === null ? 'hours' : 'shop')}
          </h2>
          {finderSlug !== null && (
            <dl className="lt-kv lt-said">
              {finderTexts.map((field) => (
                <Fact key={field} field={field} value={current[field]} />
              ))}
            </dl>
          )}
          {finderSlug !== null && <h3 className="h5 mt-4">{t('hours')}</h3>}
          <OpeningHoursList hours={current.openingHours} />
          {finderSlug !== null && (
            <Link className="lt-link" href={`/dealers/${finderSlug}`}>
              {t('finder')}
            </Link>
          )}
        </section>
      </div>
      {onChange && (
        <Button className="mt-5" onClick={onChange}>
          {t('change')}
        </Button>
      )}
      <DeliveryHabit saved={data.deliveryWish} />
    </>
  );
}

function Fact({ field, value }: { readonly field: MasterDataText; readonly value: string }) {
  const t = useTranslations('b2b.masterData');
  const text = shownMasterDatum(field, value);
  return (
    <>
      <dt>{t(`fields.${field}`)}</dt>
      <dd>{text || <span className="text-2">{t('none')}</span>}</dd>
    </>
  );
}
