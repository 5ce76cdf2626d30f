'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Note } from '@/components/ui/message/note';
import { compareMasterData, hasChanges } from '@/domain/b2b/compare-master-data';
import type { MasterData, MasterDataFields } from '@/domain/b2b/master-data';
import { sayWhy } from '@/lib/platform/http/answer';
import { requestMasterData } from '@/lib/browser/b2b/master-data';
import { keepMasterDataDraft } from '@/lib/browser/b2b/master-data-draft';
import {
  finderDataSchema,
  masterDataSchema,
  type MasterDataValues,
  toMasterDataFields,
} from '@/lib/browser/b2b/master-data-schema';
import { MasterDataForm } from './master-data-form';
import { MasterDataReview } from './master-data-review';
import '@/styles/by-use/form-sections.scss';

type Props = {
  readonly data: MasterData;
  readonly start: MasterDataValues;
  readonly onCancel: () => void;
  readonly onSent: () => Promise<void>;
};

/** The form, then what would become other, then it is sent. What was typed stays until it has arrived. */
export function MasterDataChange({ data, start, onCancel, onSent }: Props) {
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
        callback: ({ values }) => keepMasterDataDraft(customerNumber, values),
      }),
    [subscribe, customerNumber],
  );

  useEffect(() => {
    top.current?.focus();
  }, [wanted]);

  const look = form.handleSubmit((values) => {
    const fields = toMasterDataFields(values);
    const isOther = hasChanges(compareMasterData(current, fields));
    setProblem(isOther ? null : t('nothingChanged'));
    if (isOther) setWanted(fields);
  });

  async function send(fields: MasterDataFields): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    const answer = await requestMasterData(fields, language);
    if (answer.kind === 'done') await onSent();
    else if (answer.kind !== 'sessionEnded') setProblem(sayWhy(answer, t('failed')));
    setIsBusy(false);
  }

  return (
    <div ref={top} tabIndex={-1} className="lt-address-editor">
      {problem && (
        <Note tone="error" role="alert" className="mb-4">
          {problem}
        </Note>
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
