'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { PartialMessages } from '@/lib/platform/i18n/load-messages';

type Props = { readonly messages: PartialMessages; readonly children: ReactNode };

/**
 * Adds messages for the components below to those provided above. A namespace given here replaces the one from above.
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
