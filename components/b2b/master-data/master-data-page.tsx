'use client';

import { useTranslations, useLocale } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import {
  businessTextFields,
  finderTextFields,
  type MasterDataTextField,
  type MasterData,
} from '@/domain/dealer-account/master-data';
import { formatMasterDataField } from '@/domain/dealer-account/format-master-data-field';
import { Link } from '@/lib/platform/i18n/navigation';
import { ShipmentPreference } from './shipment-preference';
import { OpeningHoursList, ChangeRequestState } from './master-data-diff';
import { useState } from 'react';
import {
  removeMasterDataDraft,
  loadMasterDataDraft,
  toMasterDataValues,
} from '@/lib/browser/b2b/master-data-form';
import { reloadMasterData, useMasterData } from '@/lib/browser/b2b/use-master-data';
import { B2bPageHeader } from '@/components/b2b/b2b-page-header';
import { B2bSection } from '@/components/b2b/b2b-section';
import { MasterDataChange } from './master-data-change';
import '@/styles/on-demand/definition-lists.scss';

type Props = {
  readonly data: MasterData;
  /** True if a change request was just submitted. */
  readonly isSent: boolean;
  /** Opens the form; null while an earlier change request is under review, because no other can be submitted then. */
  readonly onChange: (() => void) | null;
};

/** The current master data and the state of the latest change request. */
function MasterDataView({ data, isSent, onChange }: Props) {
  const t = useTranslations('b2b.masterData');
  const { current, request, finderSlug } = data;
  return (
    <>
      <div role="status">{isSent && <p className="fw-semibold">{t('sent')}</p>}</div>
      {request && <ChangeRequestState current={current} request={request} />}
      <div className="row gx-lg-5 gy-5">
        <section className="col-lg-7" aria-labelledby="master-business">
          <h2 className="h4" id="master-business">
            {t('business')}
          </h2>
          <dl className="lt-definition-list lt-preserve-lines">
            {(finderSlug === null
              ? [...businessTextFields, 'website' as const]
              : businessTextFields
            ).map((field) => (
              <Fact key={field} field={field} value={current[field]} />
            ))}
          </dl>
        </section>
        <section className="col-lg-5" aria-labelledby="master-shop">
          <h2 className="h4" id="master-shop">
            {t(finderSlug === null ? 'hours' : 'shop')}
          </h2>
          {finderSlug !== null && (
            <dl className="lt-definition-list lt-preserve-lines">
              {finderTextFields.map((field) => (
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
      <ShipmentPreference saved={data.deliveryWish} />
    </>
  );
}

function Fact({ field, value }: { readonly field: MasterDataTextField; readonly value: string }) {
  const t = useTranslations('b2b.masterData');
  const text = formatMasterDataField(field, value);
  return (
    <>
      <dt>{t(`fields.${field}`)}</dt>
      <dd>{text || <span className="text-2">{t('none')}</span>}</dd>
    </>
  );
}

/** The dealer's master data. Changes are requested and reviewed before they take effect. */
export function MasterDataPage() {
  const t = useTranslations('b2b.masterData');
  const language = useLocale();
  const loaded = useMasterData(language);
  return (
    <>
      <B2bPageHeader title={t('title')} hasPrices={false}>
        {loaded.value && t('customerNumber', { number: loaded.value.customerNumber })}
      </B2bPageHeader>
      <B2bSection loaded={loaded} onRetry={() => void reloadMasterData(language)} rows={6}>
        {(data) => <Data key={data.customerNumber} data={data} />}
      </B2bSection>
    </>
  );
}

function Data({ data }: { readonly data: MasterData }) {
  const language = useLocale();
  const isUnderReview = data.request?.state === 'review';
  const start = toMasterDataValues(startOf(data));
  const [draft] = useState(() => loadMasterDataDraft(data.customerNumber, start));
  const [isChanging, setIsChanging] = useState(draft !== null);
  const [isSent, setIsSent] = useState(false);

  function close(): void {
    removeMasterDataDraft();
    setIsChanging(false);
  }

  if (!isChanging || isUnderReview)
    return (
      <MasterDataView
        data={data}
        isSent={isSent && isUnderReview}
        onChange={isUnderReview ? null : () => setIsChanging(true)}
      />
    );
  return (
    <MasterDataChange
      data={data}
      start={draft ?? start}
      onCancel={close}
      onSent={async () => {
        setIsSent(true);
        await reloadMasterData(language);
        close();
      }}
    />
  );
}

/**
 * Returns the initial form values: the requested values if the change request was rejected, otherwise the current
 * values.
 */
function startOf({ current, request }: MasterData) {
  return request?.state === 'refused' ? request.wanted : current;
}
