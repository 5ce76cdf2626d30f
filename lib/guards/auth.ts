import { areasOf, decideAccess } from '@/domain/access/guards';
import { errorPage } from './error-page';
import type { GuardContext } from './guard';
import { readVisitor } from './read-session';
import type { NextResponse } from 'next/server';

/** Answers 401 where the visitor may not go (Spec §6). Unguarded pages cost no look at the session. */
export async function auth({
  request,
  language,
  path,
}: GuardContext): Promise<NextResponse | null> {
  const category = request.nextUrl.searchParams.get('category');
  if (areasOf(path, category).length === 0) return null;
  const decision = decideAccess({ pathname: path, category }, await readVisitor(request));
  return decision.allowed ? null : errorPage(request, language, decision.status);
}
