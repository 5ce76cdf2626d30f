'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AddressFormValues } from '@/lib/browser/shop/address-schema';
import '@/styles/by-use/switches.scss';

const salutations = [
  { value: '', label: 'salutationNone' },
  { value: 'mrs', label: 'salutationMrs' },
  { value: 'mr', label: 'salutationMr' },
] as const;

/** The form of address, which nobody has to give. */
export function SalutationField({ name }: { name: 'invoice.salutation' | 'delivery.salutation' }) {
  const t = useTranslations('address.fields');
  const { register, control } = useFormContext<AddressFormValues>();
  const chosen = useWatch({ control, name });
  return (
    <fieldset>
      <legend className="lt-label">
        {t('salutation')} <span className="text-3 fw-normal">({t('optional')})</span>
      </legend>
      <div className="lt-seg">
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
