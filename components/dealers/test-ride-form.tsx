'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import {
  formatConfigurationCode,
  parseConfigurationCode,
} from '@/domain/configurator/configuration-code';
import type { StockedModel } from '@/lib/platform/views/dealer-view';
import { postForm } from '@/lib/browser/customer-requests/post-form';
import { createLazyResolver } from '@/lib/browser/customer-requests/create-lazy-resolver';
import { maxTestRideMessageLength } from '@/lib/browser/customer-requests/create-lazy-resolver';
import type { TestRideFields } from '@/lib/browser/customer-requests/test-ride-schema';
import { CustomerRequestForm } from '@/components/ui/form/customer-request-form';
import { CustomerRequestSent } from '@/components/ui/form/customer-request-form';
import { TextField } from '@/components/ui/form/field';
import { MessageField } from '@/components/ui/form/message-field';
import { Notice } from '@/components/ui/message/notice';
import { usePreHydrationForm } from '@/components/ui/form/use-pre-hydration-form';
import { useCustomerRequest } from '@/components/ui/form/customer-request-form';
import { TestRideBike } from './test-ride-bike';

type Props = {
  dealer: { adrNumber: string; name: string };
  models: readonly StockedModel[];
  /** The bicycles in the dealer's stock (SKU and slug of the model), which are listed first. */
  stocked: readonly { sku: string; bike: string }[];
};

type Addressee = { dealerNumber: string };

const nothing: TestRideFields = {
  ...{ bike: '', sku: '', leasing: '', configuration: '', wish: '', name: '', email: '' },
  ...{ phone: '', message: '' },
  website: '',
};

const resolver = createLazyResolver(() =>
  import('@/lib/browser/customer-requests/test-ride-schema').then(
    (module) => module.testRideResolver,
  ),
);

/**
 * The form to request a test ride of a model or of a specific variant. The input is kept after errors. Model and
 * variant can be preset by the URL.
 */
export function TestRideForm({ dealer, models, stocked }: Props) {
  const t = useTranslations('testRide');
  const language = useLocale();
  const { register, handleSubmit, control, setValue, formState, reset } = usePreHydrationForm({
    resolver,
    defaultValues: nothing,
  });
  const { errors, isSubmitting } = formState;
  const {
    sentTo,
    failure,
    submit,
    reset: again,
  } = useCustomerRequest<TestRideFields & Addressee>(
    (values, facts) => postForm('/api/test-rides', { ...values, ...facts }, language),
    t('noAnswer'),
  );
  const [bike, sku, leasing, given] = useWatch({
    control,
    name: ['bike', 'sku', 'leasing', 'configuration'],
  });
  const configuration = codeOf(given, sku);

  useEffect(() => {
    const given = new URLSearchParams(window.location.search);
    const wanted = models.find(({ slug }) => slug === given.get('bike'));
    if (!wanted) return;
    setValue('bike', wanted.slug);
    setValue('sku', given.get('sku') ?? '');
    setValue('leasing', lesseeIn(given));
    setValue('configuration', given.get('configuration') ?? '');
  }, [models, setValue]);

  async function send(values: TestRideFields) {
    const { name, email, phone } = values;
    const isTaken = await submit({ ...values, configuration, dealerNumber: dealer.adrNumber });
    if (isTaken) reset({ ...nothing, name, email, phone });
  }

  const field = (name: 'wish' | 'name' | 'email' | 'phone') => ({
    ...register(name),
    label: t(`fields.${name}`),
    error: errors[name] && t(`errors.${name}`),
  });

  if (sentTo !== null)
    return (
      <section id="test-ride" className="lt-panel">
        <CustomerRequestSent
          headingClassName="h3"
          title={t('sent.title')}
          text={t('sent.text', { email: sentTo, dealer: dealer.name })}
          newRequestLabel={t('sent.again')}
          onNewRequest={again}
        />
      </section>
    );
  return (
    <section id="test-ride" className="lt-panel" aria-labelledby="test-ride-title">
      <h2 id="test-ride-title" className="h3">
        {t(leasing === '' ? 'title' : 'leasing.title')}
      </h2>
      <p className="text-2">{t('intro', { dealer: dealer.name })}</p>
      {leasing !== '' && <Notice className="mb-4">{t(`leasing.${leasing}`)}</Notice>}
      {configuration !== '' && (
        <Notice className="mb-4">{t('configuration', { code: configuration })}</Notice>
      )}
      <CustomerRequestForm
        onSubmit={handleSubmit(send)}
        isBusy={isSubmitting}
        failure={failure}
        honeypot={register('website')}
        labels={{
          honeypot: t('fields.website'),
          failed: t('failed'),
          send: t('send'),
          busy: t('busy'),
        }}
      >
        <TestRideBike
          {...{ models, stocked, bike, register, setValue }}
          error={{
            bike: errors.bike && t('errors.bike'),
            sku: errors.sku && t('errors.sku'),
          }}
        />
        <TextField {...field('wish')} type="date" hint={t('fields.wishHint')} isOptional />
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" isOptional autoComplete="tel" />
        <MessageField
          {...register('message')}
          rows={4}
          label={t('fields.message')}
          isOptional
          hint={t('fields.messageHint')}
          error={errors.message && t('errors.message', { max: maxTestRideMessageLength })}
        />
      </CustomerRequestForm>
    </section>
  );
}

/** Returns the configuration code if it belongs to the selected variant; otherwise an empty string. */
function codeOf(given: string, sku: string): string {
  const read = parseConfigurationCode(given);
  return read !== null && read.sku === sku ? (formatConfigurationCode(read) ?? '') : '';
}

function lesseeIn(given: URLSearchParams): TestRideFields['leasing'] {
  const requester = given.get('leasing');
  return requester === 'employee' || requester === 'selfEmployed' ? requester : '';
}
