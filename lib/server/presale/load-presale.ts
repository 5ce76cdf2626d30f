import 'server-only';
import { cookies } from 'next/headers';
import { notFound, unauthorized } from 'next/navigation';
import { cache } from 'react';
import { toLanguage } from '@/domain/language/detect-language';
import { getPresalePage } from '@/lib/server/catalog/get-bike-page';
import { required } from '@/lib/server/required';
import { confirmedDealer } from '@/lib/server/session/confirmed-dealer';
import type { BikePageView } from '@/lib/platform/views/bike-view';

/**
 * A presale model for the b2b customer who asks, as the shop itself knows them at this moment: the guard in front of the page is the
 * first look at the caller, this is the second, the shop's own answer the third (Spec §6, decision 57). 401 for everybody else.
 */
export const loadPresale = cache(async (lang: string, slug: string): Promise<BikePageView> => {
  const language = toLanguage(lang);
  if (language === null) notFound();
  const token = required(await confirmedDealer(await cookies(), language), 'shop customer');
  if (token === null) unauthorized();
  return (await getPresalePage(language, slug, token)) ?? notFound();
});
