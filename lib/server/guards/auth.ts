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
  const pathname = decoded(path);
  if (areasOf(pathname, category).length === 0) return null;
  const decision = decideAccess({ pathname, category }, await readVisitor(request));
  return decision.allowed ? null : errorPage(request, language, decision.status);
}

/** Pages get their address decoded, so guards have to look at it decoded: emil%2Dpresale is emil-presale. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
