'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { PartialMessages } from '@/lib/platform/i18n/load-messages';

type Props = { readonly messages: PartialMessages; readonly children: ReactNode };

/** Gives the parts below these words besides those that stand above; a namespace that is whole here replaces a part of it there. */
export function MessagesProvider({ messages: words, children }: Props) {
  const above = useMessages();
  const messages = useMemo(() => ({ ...above, ...words }), [above, words]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
