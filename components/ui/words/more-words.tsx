'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { SomeMessages } from '@/lib/platform/i18n/pick-messages';

type Props = { readonly words: SomeMessages; readonly children: ReactNode };

/** Gives the parts below these words besides those that stand above; a namespace that is whole here replaces a part of it there. */
export function MoreWords({ words, children }: Props) {
  const above = useMessages();
  const messages = useMemo(() => ({ ...above, ...words }), [above, words]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
