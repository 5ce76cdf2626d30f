import type { NextRequest } from 'next/server';
import type { Visitor } from '@/domain/access/guards';
import { customerTypeOf } from '@/domain/customer/customer-type';
import { readServerSession, type ServerSession } from './server-session';

/** Who asks, by the signed session cookie and the token it belongs to; without them, or with what cannot be trusted, an anonymous visitor. */
export async function readVisitor(request: NextRequest): Promise<Visitor> {
  return visitorOf(await readServerSession(request));
}

/** Guests check out, but have no account area. */
export function visitorOf({ kind, groups, hasLapsed }: ServerSession): Visitor {
  if (kind !== 'customer' || hasLapsed) return 'anonymous';
  const customerType = customerTypeOf(groups.map((id) => ({ id })));
  return customerType === 'b2b' ? 'b2bCustomer' : 'consumer';
}
