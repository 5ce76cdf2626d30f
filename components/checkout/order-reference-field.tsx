'use client';

import { useTranslations } from 'next-intl';
import { useIsB2b } from '@/lib/browser/state/local-operations';
import { maxOrderReferenceLength, orderReference } from '@/lib/browser/state/order-reference';
import { TextField } from '../ui/form/field';

/** A b2b customer's own number for the order; it comes back on confirmation, delivery note and invoice. */
export function OrderReferenceField() {
  const t = useTranslations('checkout.reference');
  const text = orderReference.useText();
  if (!useIsB2b()) return null;
  return (
    <TextField
      fieldClassName="mb-5"
      label={t('label')}
      hint={t('hint')}
      isOptional
      maxLength={maxOrderReferenceLength}
      autoComplete="off"
      value={text}
      onChange={(event) => orderReference.set(event.target.value)}
    />
  );
}
