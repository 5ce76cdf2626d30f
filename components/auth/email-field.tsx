'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/form/field';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { label?: string };

/** The sign-in name: an e-mail address. */
export function EmailField({ label, ...input }: Props) {
  const t = useTranslations('auth.fields');
  return (
    <TextField
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      type="email"
      label={label ?? t('emailLabel')}
    />
  );
}
