'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { StockedModel } from '@/lib/platform/views/dealer-view';
import { sendTestRide } from '@/lib/browser/enquiries/send-test-ride';
import {
  maxMessageLength,
  type TestRideFields,
  testRideSchema,
} from '@/lib/browser/enquiries/test-ride-schema';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { MessageField } from '../ui/message-field';
import { Note } from '../ui/note';
import { useMessageKey } from '../ui/use-message-key';
import { useTimeOpen } from '../ui/use-time-open';
import { TestRideBike } from './test-ride-bike';
import { TestRideSent } from './test-ride-sent';

type Props = {
  dealer: { adrNumber: string; name: string };
  models: readonly StockedModel[];
  /** What stands there, with its model: named first. */
  stocked: readonly { sku: string; bike: string }[];
};

const nothing: TestRideFields = {
  ...{ bike: '', sku: '', wish: '', name: '', email: '', phone: '', message: '', website: '' },
};

/** A wish for a test ride of one exact bicycle. What was typed stays through failures; bike and variant may come with the address. */
export function TestRideForm({ dealer, models, stocked }: Props) {
  const t = useTranslations('testRide');
  const language = useLocale();
  const { register, handleSubmit, control, setValue, formState, reset } = useForm({
    resolver: zodResolver(testRideSchema),
    defaultValues: nothing,
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const timeOpen = useTimeOpen();
  const keyOf = useMessageKey();
  const bike = useWatch({ control, name: 'bike' });

  useEffect(() => {
    const given = new URLSearchParams(window.location.search);
    const wanted = models.find(({ slug }) => slug === given.get('bike'));
    if (!wanted) return;
    setValue('bike', wanted.slug);
    setValue('sku', given.get('sku') ?? '');
  }, [models, setValue]);

  async function submit(fields: TestRideFields) {
    setFailure(null);
    const { adrNumber } = dealer;
    const facts = {
      dealerNumber: adrNumber,
      key: keyOf({ ...fields, adrNumber }),
      filledInMs: timeOpen(),
    };
    const answer = await sendTestRide(fields, facts, language);
    if (!answer.ok) return setFailure(answer.message ?? t('noAnswer'));
    reset({ ...nothing, name: fields.name, email: fields.email, phone: fields.phone });
    setSentTo(fields.email);
  }

  if (sentTo !== null)
    return <TestRideSent email={sentTo} dealer={dealer.name} onAgain={() => setSentTo(null)} />;
  return (
    <section id="test-ride" className="lt-panel" aria-labelledby="test-ride-title">
      <h2 id="test-ride-title" className="h3">
        {t('title')}
      </h2>
      <p className="text-2">{t('intro', { dealer: dealer.name })}</p>
      <form method="post" onSubmit={handleSubmit(submit)} noValidate className="d-grid gap-4">
        <TestRideBike
          {...{ models, stocked, bike, register, setValue }}
          error={{
            bike: errors.bike && t('errors.bike'),
            sku: errors.sku && t('errors.sku'),
          }}
        />
        <TextField
          {...register('wish')}
          type="date"
          label={t('fields.wish')}
          hint={t('fields.wishHint')}
          isOptional
          error={errors.wish && t('errors.wish')}
        />
        <TextField
          {...register('name')}
          label={t('fields.name')}
          error={errors.name && t('errors.name')}
          autoComplete="name"
        />
        <TextField
          {...register('email')}
          type="email"
          label={t('fields.email')}
          error={errors.email && t('errors.email')}
          autoComplete="email"
        />
        <TextField
          {...register('phone')}
          type="tel"
          label={t('fields.phone')}
          isOptional
          error={errors.phone && t('errors.phone')}
          autoComplete="tel"
        />
        <MessageField
          {...register('message')}
          rows={4}
          label={t('fields.message')}
          isOptional
          hint={t('fields.messageHint')}
          error={errors.message && t('errors.message', { max: maxMessageLength })}
        />
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {t('fields.website')}
            <input {...register('website')} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {failure !== null && (
          <Note tone="error" role="alert">
            <b>{t('failed')}</b> {failure}
          </Note>
        )}
        <div>
          <Button type="submit" isBusy={isSubmitting} busyLabel={t('busy')}>
            {t('send')}
          </Button>
        </div>
      </form>
    </section>
  );
}
