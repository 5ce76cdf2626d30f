import { NextResponse } from 'next/server';
import { readNeeds } from '@/domain/gear-advice/needs';
import type { GuardContext } from './guard';
import { rememberLanguage } from './language';

/** The adviser's questions are one static page. An address that answers them is made by the page that advises, under the same address. */
export function gearAdvice({ request, language, path }: GuardContext): NextResponse | null {
  if (path !== '/gear-adviser' || readNeeds(request.nextUrl.searchParams) === null) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/gear-adviser/answer`;
  return rememberLanguage(request, language, NextResponse.rewrite(url));
}
