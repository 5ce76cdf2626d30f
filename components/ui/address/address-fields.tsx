'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch, type Path } from 'react-hook-form';
import {
  type AddressFormValues,
  type AddressValues,
  maxAddressTextLength,
} from '@/lib/browser/address/address-schema';
import { getAutocompleteToken } from '@/domain/address/address-autocomplete';
import { findCountryRule } from '@/domain/address/country-rules';
import type { Country } from '@/lib/browser/shop/shop-views';
import { SelectField, TextField } from '@/components/ui/form/field';
import { VatIdField } from './vat-id-field';
import '@/styles/on-demand/segmented-controls.scss';

const salutations = [
  { value: '', label: 'salutationNone' },
  { value: 'mrs', label: 'salutationMrs' },
  { value: 'mr', label: 'salutationMr' },
] as const;

/** The select field for the salutation, which is optional. */
function SalutationField({ name }: { name: 'invoice.salutation' | 'delivery.salutation' }) {
  const t = useTranslations('address.fields');
  const { register, control } = useFormContext<AddressFormValues>();
  const chosen = useWatch({ control, name });
  return (
    <fieldset>
      <legend className="lt-label">
        {t('salutation')} <span className="text-3 fw-normal">({t('optional')})</span>
      </legend>
      <div className="lt-segmented">
        {salutations.map(({ value, label }) => (
          <label key={value} className={chosen === value ? 'is-on' : undefined}>
            <input type="radio" className="visually-hidden" value={value} {...register(name)} />
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props = {
  /** Name of the address in the form values; also the autocomplete section of its fields. */
  name: 'invoice' | 'delivery';
  countries: readonly Country[];
  hasCompany: boolean;
  /** The delivery country if it is known, because the effect of a VAT ID depends on it. */
  deliveryCountryId?: string | null;
};

type FieldName = Exclude<keyof AddressValues, 'salutation' | 'countryId' | 'vatID'>;

/** The fields of an address, in the order used in its country. Requires a surrounding form with AddressFormValues. */
export function AddressFields({
  name,
  countries,
  hasCompany: withCompany,
  deliveryCountryId = null,
}: Props) {
  const t = useTranslations('address');
  const { register, control, formState } = useFormContext<AddressFormValues>();
  const country = findCountryRule(useWatch({ control, name: `${name}.countryId` }));
  const section = name === 'invoice' ? 'billing' : 'shipping';
  const errors = formState.errors[name];

  const errorOf = (field: keyof AddressValues): string | undefined => {
    const problem = errors?.[field]?.message;
    if (!problem) return undefined;
    return t(`errors.${problem}` as 'errors.street', {
      example: country?.zipExample ?? '',
      max: maxAddressTextLength,
    });
  };

  const field = (
    key: FieldName,
    { isOptional = false, hint }: { isOptional?: boolean; hint?: string } = {},
  ) => (
    <TextField
      {...register(`${name}.${key}` as Path<AddressFormValues>)}
      id={`${name}-${key}`}
      label={t(`fields.${key}`)}
      isOptional={isOptional}
      hint={hint}
      error={errorOf(key)}
      autoComplete={getAutocompleteToken(key, section)}
      inputMode={key === 'zipCode' ? country?.zipInputMode : undefined}
      type={key === 'phone' ? 'tel' : 'text'}
    />
  );

  const street = (
    <div className="col-8" key="street">
      {field('street')}
    </div>
  );
  const number = (
    <div className="col-4" key="number">
      {field('streetNumber')}
    </div>
  );

  return (
    <div className="row g-3">
      <div>
        <SalutationField name={`${name}.salutation`} />
      </div>
      {withCompany && <div>{field('company', { isOptional: true })}</div>}
      {withCompany && name === 'invoice' && (
        <div>
          <VatIdField deliveryCountryId={deliveryCountryId} error={errorOf('vatID')} />
        </div>
      )}
      <div className="col-md-6">{field('firstName')}</div>
      <div className="col-md-6">{field('lastName')}</div>
      {country?.isNumberFirst ? [number, street] : [street, number]}
      <div>
        {field('additionalInfo', { isOptional: true, hint: t('fields.additionalInfoHint') })}
      </div>
      <div className="col-4">{field('zipCode')}</div>
      <div className="col-8">{field('city')}</div>
      <div className="col-md-6">
        <SelectField
          {...register(`${name}.countryId`)}
          id={`${name}-countryId`}
          label={t('fields.country')}
          autoComplete={getAutocompleteToken('countryId', section)}
        >
          {countries.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="col-md-6">
        {field('phone', { isOptional: true, hint: t('fields.phoneHint') })}
      </div>
    </div>
  );
}
