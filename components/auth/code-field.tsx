'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/form/field';
import './auth.scss';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & {
  /** Where the digits come from something other than a mail. */
  label?: string;
};

/** Six digits; spaces and dashes that are pasted along do not matter. */
export function CodeField({ label, ...input }: Props) {
  const t = useTranslations('auth.fields');
  return (
    <TextField
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      className="num lt-code-field"
      label={label ?? t('codeLabel')}
    />
  );
}
