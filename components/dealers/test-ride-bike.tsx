'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFormRegister, UseFormSetValue } from 'react-hook-form';
import { fetchBikeVariants } from '@/lib/browser/dealers/fetch-bike-variants';
import type { VariantChoice } from '@/lib/platform/views/variant-dto';
import type { StockedModel } from '@/lib/platform/views/dealer-view';
import type { TestRideFields } from '@/lib/browser/customer-requests/test-ride-schema';
import { Button } from '@/components/ui/form/button';
import { SelectField } from '@/components/ui/form/field';
import { Notice } from '@/components/ui/message/notice';

type Props = {
  models: readonly StockedModel[];
  stocked: readonly { sku: string; bike: string }[];
  /** The slug of the selected model; empty for none. */
  bike: string;
  register: UseFormRegister<TestRideFields>;
  setValue: UseFormSetValue<TestRideFields>;
  error: { bike: string | undefined; sku: string | undefined };
};

type Loaded = { bike: string; variants: readonly VariantChoice[] | null };

/**
 * The fields for the model and, optionally, a variant. The variants load once a model is selected; those in the
 * dealer's stock are listed first.
 */
export function TestRideBike({ models, stocked, bike, register, setValue, error }: Props) {
  const t = useTranslations('testRide');
  const language = useLocale();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (bike === '') return;
    let isOver = false;
    void fetchBikeVariants(bike, language).then((variants) => {
      if (!isOver) setLoaded({ bike, variants });
    });
    return () => {
      isOver = true;
    };
  }, [bike, language, tries]);

  const current = loaded?.bike === bike ? loaded : null;
  const here = new Set(stocked.map(({ sku }) => sku));
  const variants = [...(current?.variants ?? [])].sort(
    (a, b) => Number(here.has(b.sku)) - Number(here.has(a.sku)),
  );
  const given = new URLSearchParams(
    typeof window === 'undefined' ? '' : window.location.search,
  ).get('sku');
  useEffect(() => {
    if (current?.variants?.some(({ sku }) => sku === given)) setValue('sku', given ?? '');
  }, [current, given, setValue]);

  const placeholder =
    bike === ''
      ? t('fields.skuFirst')
      : current === null
        ? t('fields.skuLoading')
        : t('fields.chooseSku');
  return (
    <>
      <SelectField
        {...register('bike', { onChange: () => setValue('sku', '') })}
        label={t('fields.bike')}
        error={error.bike}
      >
        <option value="">{t('fields.chooseBike')}</option>
        {models.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...register('sku')} label={t('fields.sku')} error={error.sku} isOptional>
        <option value="">{placeholder}</option>
        {variants.map(({ sku, drivetrain, frame, size, color }) => (
          <option key={sku} value={sku}>
            {[drivetrain, frame, color, size].join(', ')}
          </option>
        ))}
      </SelectField>
      {bike !== '' && current?.variants === null && (
        <Notice tone="error" role="alert">
          {t('variantsFailed')}{' '}
          <Button
            variant="quiet"
            onClick={() => {
              setLoaded(null);
              setTries(tries + 1);
            }}
          >
            {t('retry')}
          </Button>
        </Notice>
      )}
    </>
  );
}
