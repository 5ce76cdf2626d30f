import { isPresalePage } from '@/domain/catalog/presale';

/** The kind of visitor, as used by access guards. Guests count as anonymous, because they have no account area. */
export type VisitorType = 'anonymous' | 'consumer' | 'b2bCustomer';

export type GuardedArea = 'b2c' | 'b2b' | 'presale';

export type AccessDecision = { allowed: true } | { allowed: false; status: 401 };

/** The visitors admitted to each area (Specification §6). */
const admitted: Record<GuardedArea, readonly VisitorType[]> = {
  b2c: ['consumer'],
  b2b: ['b2bCustomer'],
  presale: ['b2bCustomer'],
};

/** Returns the guarded areas of a page. A page can have two, for instance an account page with the presale category. */
export function listGuardedAreas(pathname: string, categories: readonly string[]): GuardedArea[] {
  const areas: GuardedArea[] = [];
  if (isAccountArea(pathname, 'b2c')) areas.push('b2c');
  if (isAccountArea(pathname, 'b2b')) areas.push('b2b');
  if (isPresalePage(pathname, categories)) areas.push('presale');
  return areas;
}

/** Allows access if all guarded areas of the page admit the visitor, otherwise returns 401 (Specification §6). */
export function resolveAccess(
  page: { pathname: string; categories: readonly string[] },
  visitor: VisitorType,
): AccessDecision {
  const areas = listGuardedAreas(page.pathname, page.categories);
  const allowed = areas.every((area) => admitted[area].includes(visitor));
  return allowed ? { allowed } : { allowed, status: 401 };
}

function isAccountArea(pathname: string, area: 'b2c' | 'b2b'): boolean {
  return `${pathname}/`.includes(`/my-account/${area}/`);
}
