import { areasOf, decideAccess } from '@/domain/access/guards';
import { decodedPath } from './decoded-path';
import { errorPage } from './error-page';
import type { GuardContext } from './guard';
import { readVisitor } from '@/lib/server/session/read-visitor';
import type { NextResponse } from 'next/server';

/** Answers 401 where the visitor may not go (Spec §6). Unguarded pages cost no look at the session. */
export async function auth({
  request,
  language,
  path,
}: GuardContext): Promise<NextResponse | null> {
  const categories = request.nextUrl.searchParams.getAll('category');
  const pathname = decodedPath(path);
  if (areasOf(pathname, categories).length === 0) return null;
  const decision = decideAccess({ pathname, categories }, await readVisitor(request));
  return decision.allowed ? null : errorPage(request, language, decision.status);
}
