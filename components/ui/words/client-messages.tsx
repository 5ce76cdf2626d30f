import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pickWords } from '@/lib/platform/i18n/pick-messages';
import type { Namespace } from '@/lib/platform/i18n/load-messages';
import { MoreWords } from './more-words';

type ClientMessagesProps = { namespaces: readonly Namespace[]; children: ReactNode };

/**
 * Gives the client components below these namespaces besides what stands above, and no others: each word travels with the page, so
 * nothing is named that a layout above names already.
 */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const words = await pickWords(await getLocale(), namespaces);
  return <MoreWords words={words}>{children}</MoreWords>;
}
