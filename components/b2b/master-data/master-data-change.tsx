'use client';

import { useTranslations, useLocale } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import {
  type MasterDataFields,
  computeMasterDataChanges,
  hasMasterDataChanges,
  type MasterData,
} from '@/domain/dealer-account/master-data';
import { MasterDataDiff } from './master-data-diff';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Notice } from '@/components/ui/message/notice';
import { formatServiceCallFailure } from '@/lib/platform/http/service-call-result';
import { sendMasterDataRequest } from '@/lib/browser/b2b/use-master-data';
import {
  saveMasterDataDraft,
  finderDataSchema,
  masterDataSchema,
  type MasterDataValues,
  toMasterDataFields,
} from '@/lib/browser/b2b/master-data-form';
import { MasterDataForm } from './master-data-form';
import '@/styles/on-demand/form-sections.scss';

type MasterDataReviewProps = {
  readonly current: MasterDataFields;
  readonly wanted: MasterDataFields;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onBack: () => void;
};

/** Shows the changes for review before they are sent. */
function MasterDataReview({ current, wanted, isBusy, onSend, onBack }: MasterDataReviewProps) {
  const t = useTranslations('b2b.masterData');
  return (
    <>
      <h2 className="h4">{t('reviewTitle')}</h2>
      <MasterDataDiff current={current} requested={wanted} />
      <p className="small text-2">{t('reviewText')}</p>
      <div className="d-flex flex-wrap gap-2">
        <Button isBusy={isBusy} busyLabel={t('sending')} onClick={onSend}>
          {t('send')}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </>
  );
}

type MasterDataChangeProps = {
  readonly data: MasterData;
  readonly start: MasterDataValues;
  readonly onCancel: () => void;
  readonly onSent: () => Promise<void>;
};

/**
 * Changes the master data in steps: the form, a review of the changes, the submission. The input is kept until the
 * service has accepted it.
 */
export function MasterDataChange({ data, start, onCancel, onSent }: MasterDataChangeProps) {
  const t = useTranslations('b2b.masterData');
  const language = useLocale();
  const [wanted, setWanted] = useState<MasterDataFields | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const form = useForm<MasterDataValues, unknown, z.output<typeof masterDataSchema>>({
    defaultValues: start,
    resolver: zodResolver(data.finderSlug === null ? masterDataSchema : finderDataSchema),
    mode: 'onTouched',
  });
  const { subscribe } = form;
  const { customerNumber, current } = data;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveMasterDataDraft(customerNumber, values),
      }),
    [subscribe, customerNumber],
  );

  useEffect(() => {
    top.current?.focus();
  }, [wanted]);

  const look = form.handleSubmit((values) => {
    const fields = toMasterDataFields(values);
    const isOther = hasMasterDataChanges(computeMasterDataChanges(current, fields));
    setProblem(isOther ? null : t('nothingChanged'));
    if (isOther) setWanted(fields);
  });

  async function send(fields: MasterDataFields): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    const answer = await sendMasterDataRequest(fields, language);
    if (answer.kind === 'done') await onSent();
    else if (answer.kind !== 'sessionEnded')
      setProblem(formatServiceCallFailure(answer, t('failed')));
    setIsBusy(false);
  }

  return (
    <div ref={top} tabIndex={-1} className="lt-address-editor">
      {problem && (
        <Notice tone="error" role="alert" className="mb-4">
          {problem}
        </Notice>
      )}
      {wanted ? (
        <MasterDataReview
          current={current}
          wanted={wanted}
          isBusy={isBusy}
          onSend={() => void send(wanted)}
          onBack={() => setWanted(null)}
        />
      ) : (
        <FormProvider {...form}>
          <MasterDataForm hasEntry={data.finderSlug !== null} onSubmit={look} onCancel={onCancel} />
        </FormProvider>
      )}
    </div>
  );
}
