'use client';

import { useTranslations } from 'next-intl';
import type { FormEventHandler } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';
import type { MasterDataTextField } from '@/domain/dealer-account/master-data';
import { maxTextLength, type MasterDataValues } from '@/lib/browser/b2b/master-data-form';
import { OpeningHoursEditor } from './opening-hours-editor';

type Props = {
  /** True if the business is listed in the dealer finder. */
  readonly hasEntry: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onCancel: () => void;
};

type FieldFacts = { autoComplete: string; type?: 'email' | 'tel' | 'url'; isOptional?: boolean };

const facts: Record<MasterDataTextField, FieldFacts> = {
  company: { autoComplete: 'organization' },
  contact: { autoComplete: 'name' },
  street: { autoComplete: 'address-line1' },
  streetNumber: { autoComplete: 'off' },
  zipCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  phone: { autoComplete: 'tel', type: 'tel', isOptional: true },
  email: { autoComplete: 'email', type: 'email' },
  website: { autoComplete: 'url', type: 'url', isOptional: true },
  vatId: { autoComplete: 'off', isOptional: true },
  iban: { autoComplete: 'off', isOptional: true },
  finderName: { autoComplete: 'off' },
  finderStreet: { autoComplete: 'off' },
  finderStreetNumber: { autoComplete: 'off', isOptional: true },
  finderZipCode: { autoComplete: 'off' },
  finderCity: { autoComplete: 'off' },
  finderPhone: { autoComplete: 'off', type: 'tel', isOptional: true },
  finderEmail: { autoComplete: 'off', type: 'email', isOptional: true },
};

/** The form with all master data that can be changed. */
export function MasterDataForm({ hasEntry, onSubmit, onCancel }: Props) {
  const t = useTranslations('b2b.masterData');
  const { register, formState } = useFormContext<MasterDataValues>();

  const field = (name: MasterDataTextField, hint?: string) => {
    const { autoComplete, type = 'text', isOptional } = facts[name];
    const problem = formState.errors[name]?.message;
    return (
      <TextField
        {...register(name)}
        id={`master-${name}`}
        type={type}
        label={t(`fields.${name}`)}
        hint={hint}
        isOptional={isOptional}
        autoComplete={autoComplete}
        error={problem && t(`errors.${problem}` as 'errors.required', { max: maxTextLength })}
      />
    );
  };

  return (
    <form onSubmit={onSubmit} noValidate aria-label={t('change')}>
      <h2 className="h4">{t('business')}</h2>
      <div className="row g-3 mb-5">
        <div>{field('company')}</div>
        <div>{field('contact')}</div>
        <div className="col-8">{field('street')}</div>
        <div className="col-4">{field('streetNumber')}</div>
        <div className="col-4">{field('zipCode')}</div>
        <div className="col-8">{field('city')}</div>
        <div className="col-md-6">{field('phone')}</div>
        <div className="col-md-6">{field('email')}</div>
        <div className="col-md-6">{field('vatId')}</div>
        <div className="col-md-6">{field('iban', t('ibanHint'))}</div>
        {!hasEntry && <div>{field('website')}</div>}
      </div>
      {hasEntry && (
        <>
          <h2 className="h4">{t('shop')}</h2>
          <p className="small text-2">{t('shopHint')}</p>
          <div className="row g-3 mb-5">
            <div>{field('finderName')}</div>
            <div className="col-8">{field('finderStreet')}</div>
            <div className="col-4">{field('finderStreetNumber')}</div>
            <div className="col-4">{field('finderZipCode')}</div>
            <div className="col-8">{field('finderCity')}</div>
            <div className="col-md-6">{field('finderPhone')}</div>
            <div className="col-md-6">{field('finderEmail')}</div>
            <div>{field('website')}</div>
          </div>
        </>
      )}
      <h2 className="h4">{t('hours')}</h2>
      <p className="small text-2">{t('hoursHint')}</p>
      <OpeningHoursEditor />
      <div className="d-flex flex-wrap gap-2 mt-4">
        <Button type="submit">{t('look')}</Button>
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
