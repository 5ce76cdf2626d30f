import type { NextRequest } from 'next/server';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { cookieNames } from '@/lib/platform/config/cookies';

const language = z.enum(['de', 'en']);

/** The language of the page that asks: it says so itself, else the language cookie, else German (Spec §9). */
export function languageOfCall(request: NextRequest): Language {
  const asked = language.safeParse(request.nextUrl.searchParams.get('lang'));
  const kept = language.safeParse(request.cookies.get(cookieNames.lang)?.value);
  return asked.data ?? kept.data ?? 'de';
}
