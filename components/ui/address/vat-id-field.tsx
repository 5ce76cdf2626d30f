'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { getVatIdEffect } from '@/domain/customer/vat-id';
import type { AddressFormValues } from '@/lib/browser/address/address-schema';
import { useVatIdCheck, type VatIdCheck } from '@/lib/browser/address/use-vat-id-check';
import { TextField } from '@/components/ui/form/field';

const examples: Record<string, string> = {
  de: 'DE123456789',
  at: 'ATU12345678',
  nl: 'NL123456789B01',
  be: 'BE0123456789',
  dk: 'DK12345678',
  fr: 'FR12345678901',
  lu: 'LU12345678',
  cz: 'CZ12345678',
  pl: 'PL1234567890',
};

/**
 * The field for the VAT ID of the invoice address, with the result of its check and its effect on the tax. An invalid
 * VAT ID never blocks an order.
 */
export function VatIdField({
  deliveryCountryId,
  error,
}: {
  deliveryCountryId: string | null;
  error: string | undefined;
}) {
  const t = useTranslations('address');
  const { register, control } = useFormContext<AddressFormValues>();
  const [vatID, countryId] = useWatch({ control, name: ['invoice.vatID', 'invoice.countryId'] });
  const { check, onBlur } = useVatIdCheck(vatID.trim(), countryId);
  const example = examples[countryId] ?? examples.de ?? '';
  const problem = error ?? (check === 'INVALID' ? t('vat.INVALID', { example }) : undefined);

  return (
    <TextField
      {...register('invoice.vatID', { onBlur })}
      id="invoice-vatID"
      label={t('fields.vatID')}
      isOptional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={problem}
      hint={
        <span role="status" className={check === 'CONFIRMED' ? 'text-success' : undefined}>
          {words(check)}
        </span>
      }
    />
  );

  function words(known: VatIdCheck): string {
    switch (known) {
      case 'NONE':
      case 'INVALID':
        return t('vat.hint');
      case 'CONFIRMED':
        return t(`vat.CONFIRMED.${getVatIdEffect(vatID, deliveryCountryId)}`);
      default:
        return t(`vat.${known}`);
    }
  }
}
