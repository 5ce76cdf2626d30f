import type { NextRequest } from 'next/server';
import type { Visitor } from '@/domain/access/guards';
import { customerTypeOf } from '@/domain/customer/customer-type';
import { hasEnded } from './ended-sign-ins';
import { readServerSession, type ServerSession } from './server-session';

/**
 * Who asks, by the signed session cookie and the token it belongs to; without them, with what cannot be trusted, and once the sign-in has
 * ended an anonymous visitor.
 */
export async function readVisitor(request: NextRequest): Promise<Visitor> {
  const session = await readServerSession(request);
  const visitor = visitorOf(session);
  return visitor === 'anonymous' || (await hasEnded(session)) ? 'anonymous' : visitor;
}

/** Guests check out, but have no account area. */
export function visitorOf({ kind, groups, hasLapsed }: ServerSession): Visitor {
  if (kind !== 'customer' || hasLapsed) return 'anonymous';
  const customerType = customerTypeOf(groups.map((id) => ({ id })));
  return customerType === 'b2b' ? 'b2bCustomer' : 'consumer';
}
