'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/form/field';
import './auth.scss';

/** The six digits of a mail; spaces and dashes that are pasted along do not matter. */
export function CodeField(input: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const t = useTranslations('auth.fields');
  return (
    <TextField
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      className="num lt-code-field"
      label={t('codeLabel')}
    />
  );
}
