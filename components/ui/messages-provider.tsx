'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { PartialMessages } from '@/lib/platform/i18n/load-messages';

type Props = { readonly messages: PartialMessages; readonly children: ReactNode };

/**
 * Adds translated messages for the components below, in addition to those of providers above. A namespace given here
 * replaces the same namespace from above.
 */
export function MessagesProvider({ messages: ownMessages, children }: Props) {
  const above = useMessages();
  const messages = useMemo(() => ({ ...above, ...ownMessages }), [above, ownMessages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
