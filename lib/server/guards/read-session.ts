import type { NextRequest } from 'next/server';
import type { Visitor } from '@/domain/access/guards';
import { customerTypeOf } from '@/domain/customer/customer-type';
import { cookieNames } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { readSession, type SessionClaims } from '@/lib/server/session/session-cookie';

/** Who asks, by the signed session cookie; without one, or with one that cannot be trusted, an anonymous visitor. */
export async function readVisitor(request: NextRequest): Promise<Visitor> {
  const cookie = request.cookies.get(cookieNames.session)?.value;
  const claims = await readSession(cookie, env.SESSION_SECRET);
  return claims === null ? 'anonymous' : toVisitor(claims);
}

/** Guests check out, but have no account area. */
function toVisitor({ kind, groups }: SessionClaims): Visitor {
  if (kind !== 'customer') return 'anonymous';
  const customerType = customerTypeOf(groups.map((id) => ({ id })));
  return customerType === 'b2b' ? 'b2bCustomer' : 'consumer';
}
