import { isPresalePage } from '@/domain/catalog/presale';

/** Who asks, as far as guards care. A guest is a visitor: guest accounts have no account area. */
export type Visitor = 'anonymous' | 'consumer' | 'b2bCustomer';

export type GuardedArea = 'b2c' | 'b2b' | 'presale';

export type AccessDecision = { allowed: true } | { allowed: false; status: 401 };

/** Who may enter which area (Specification §6): not logged in none, b2b customers all but b2c, consumers b2c only. */
const admitted: Record<GuardedArea, readonly Visitor[]> = {
  b2c: ['consumer'],
  b2b: ['b2bCustomer'],
  presale: ['b2bCustomer'],
};

/** The guarded areas a page belongs to; a page of the account area opened with a presale category belongs to two. */
export function listGuardedAreas(pathname: string, categories: readonly string[]): GuardedArea[] {
  const areas: GuardedArea[] = [];
  if (isAccountArea(pathname, 'b2c')) areas.push('b2c');
  if (isAccountArea(pathname, 'b2b')) areas.push('b2b');
  if (isPresalePage(pathname, categories)) areas.push('presale');
  return areas;
}

/** Lets the visitor pass when every area of the page admits them, else 401 (Specification §6). */
export function resolveAccess(
  page: { pathname: string; categories: readonly string[] },
  visitor: Visitor,
): AccessDecision {
  const areas = listGuardedAreas(page.pathname, page.categories);
  const allowed = areas.every((area) => admitted[area].includes(visitor));
  return allowed ? { allowed } : { allowed, status: 401 };
}

function isAccountArea(pathname: string, area: 'b2c' | 'b2b'): boolean {
  return `${pathname}/`.includes(`/my-account/${area}/`);
}
