'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations, useLocale } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';
import {
  useSaveBirthday,
  createBirthdaySchema,
  earliestBirthday,
  useAccount,
} from '@/lib/browser/account/account-api';
import { getToday } from '@/lib/platform/i18n/format-days';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { TitledSection } from '@/components/ui/titled-section';
import { Link } from '@/lib/platform/i18n/navigation';
import { AccountSection } from './account-section';
import { Notice } from '@/components/ui/message/notice';
import { downloadPersonalData } from '@/lib/browser/account/download-personal-data';
import { formatServiceCallFailure } from '@/lib/platform/http/service-call-result';
import './account.scss';
import '@/styles/on-demand/definition-lists.scss';

/** The form for the date of birth, which the shop service can change but not delete. */
function BirthdayForm({ birthday }: { birthday: string | null }) {
  const t = useTranslations('account.data.birthday');
  const { save, isBusy } = useSaveBirthday();
  const [latest] = useState(getToday);
  const [isSaved, setIsSaved] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(createBirthdaySchema(latest)),
    // Updates the form when the customer loads later; `keepDirtyValues` keeps fields the customer has edited.
    values: { day: birthday ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const error = formState.errors.day && t('invalid');

  const submit = handleSubmit(async ({ day }) => {
    setIsSaved(false);
    setHasFailed(false);
    const answer = await save(day);
    if (answer.kind === 'done') setIsSaved(true);
    else if (answer.kind !== 'sessionEnded') setHasFailed(true);
  });

  return (
    <form onSubmit={submit} noValidate className="mt-4">
      <div className="lt-birthday">
        <TextField
          {...register('day', { onChange: () => setIsSaved(false) })}
          id="birthday"
          type="date"
          label={t('label')}
          isOptional
          hint={t('hint')}
          error={error ?? (hasFailed ? t('failed') : undefined)}
          autoComplete="bday"
          min={earliestBirthday}
          max={latest}
        />
        <Button type="submit" variant="outline" isBusy={isBusy} busyLabel={t('busy')}>
          {t('save')}
        </Button>
      </div>
      <p role="status" className="text-success small mb-0">
        {isSaved && t('saved')}
      </p>
    </form>
  );
}

/** The customer's personal data: editable fields, and links to the pages with further data. */
export function PersonalData() {
  const t = useTranslations('account.data.personal');
  const account = useAccount();
  return (
    <AccountSection loaded={account}>
      {({ firstName, lastName, email, phone, customerNumber, birthday }) => (
        <TitledSection title={t('title')}>
          <dl className="lt-definition-list mb-3">
            <dt>{t('name')}</dt>
            <dd className="text-break">{`${firstName} ${lastName}`.trim() || t('notGiven')}</dd>
            <dt>{t('email')}</dt>
            <dd className="text-break">{toDisplayEmail(email)}</dd>
            <dt>{t('phone')}</dt>
            <dd className="num">{phone || t('notGiven')}</dd>
            <dt>{t('customerNumber')}</dt>
            <dd className="num">{customerNumber}</dd>
          </dl>
          <p className="text-2">{t.rich('fromAddress', { link: addressLink })}</p>
          <div data-needs="birthdate">
            <BirthdayForm birthday={birthday} />
          </div>
        </TitledSection>
      )}
    </AccountSection>
  );
}

function addressLink(chunks: ReactNode) {
  return (
    <Link href="/my-account/b2c/addresses" prefetch={false}>
      {chunks}
    </Link>
  );
}

/** Downloads all data the shop stores about the customer. */
export function DataExport() {
  const t = useTranslations('account.data.export');
  const language = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function download() {
    setIsBusy(true);
    setIsDone(false);
    setFailure(null);
    const outcome = await downloadPersonalData(language);
    setIsBusy(false);
    if (outcome.kind === 'done') setIsDone(true);
    else setFailure(formatServiceCallFailure(outcome, t('unavailable')));
  }

  return (
    <TitledSection title={t('title')} text={t('text')}>
      {failure !== null && (
        <Notice tone="error" role="alert" className="mb-3">
          {failure}
        </Notice>
      )}
      <Button
        variant="outline"
        isBusy={isBusy}
        busyLabel={t('busy')}
        onClick={() => void download()}
      >
        {t('action')}
      </Button>
      <p role="status" className="text-success small mt-2 mb-0">
        {isDone && t('done')}
      </p>
    </TitledSection>
  );
}
