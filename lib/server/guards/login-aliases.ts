import { NextResponse } from 'next/server';
import { defaultLanguage, languageOfPath, toLanguage } from '@/domain/language/detect-language';
import { isLoginAlias } from '@/domain/session/is-login-alias';
import { loginAliasTarget } from '@/domain/session/login-aliases';
import { cookieNames } from '@/lib/platform/config/cookies';
import type { GuardContext } from './guard';
import { readVisitor } from '@/lib/server/session/read-visitor';

/** Leads the sign-in provider's redirect addresses on, with and without a language; without one it is German (Spec §2). */
export async function loginAliases({ request, path }: GuardContext): Promise<NextResponse | null> {
  if (!isLoginAlias(path)) return null;
  const { pathname, searchParams, origin } = request.nextUrl;
  const ofPath = languageOfPath(pathname);
  const chosen = toLanguage(request.cookies.get(cookieNames.lang)?.value);
  const target = loginAliasTarget({
    path,
    hasLanguage: ofPath !== null,
    language: ofPath ?? chosen ?? defaultLanguage,
    query: searchParams,
    visitor: await readVisitor(request),
  });
  if (target === null) return null;
  const headers = { 'Cache-Control': 'private, no-store' };
  return NextResponse.redirect(new URL(target, origin), { status: 307, headers });
}
