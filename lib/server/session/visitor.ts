import { createHash } from 'node:crypto';
import { createProcessValue } from '@/lib/platform/process-registry';
import { setBounded } from '@/lib/platform/rate-limit-counters';
import { dayMs, minuteMs } from '@/domain/time/durations';
import { fetchSignInState } from '@/lib/gateways/rest-api/sign-in-log.gateway';
import {
  subscribeToRemoteCounts,
  getSharedCounters,
  publishCount,
} from '@/lib/platform/distributed-state';
import { isShopElsewhere } from './external-shop';
import { type ServerSession, getServerSession } from './server-session';
import type { NextRequest } from 'next/server';
import type { VisitorType } from '@/domain/session/access-guard';
import { getCustomerType } from '@/domain/customer/customer-type';
import 'server-only';

const list = 'ended-sign-ins';
/** Time in ms for which an ended sign-in is stored: the lifetime of session cookies in the browser. */
const cacheLifetimeMs = dayMs;
/** Time in ms after a check in which a valid sign-in is not checked again. */
const confirmedMs = minuteMs;
const maxKeys = 10_000;

interface Known {
  /** End of the sign-in in epoch ms, by session key. */
  readonly ended: Map<string, number>;
  /** Time in epoch ms until which a sign-in needs no further check, by session key. */
  readonly confirmed: Map<string, number>;
}

const signIns = createProcessValue<Known>('ended-sign-ins', () => ({
  ended: new Map(),
  confirmed: new Map(),
}));

subscribeToRemoteCounts(list, ({ key }) =>
  setBounded(signIns.get().ended, key, Date.now(), maxKeys),
);

/** Records for all processes that a session has ended, so that copies of its cookies are rejected. */
export async function recordEndedSignIn(session: ServerSession): Promise<void> {
  const key = keyOf(session);
  if (key === null) return;
  setBounded(signIns.get().ended, key, Date.now(), maxKeys);
  if (!(await getSharedCounters()?.addMark(list, key, cacheLifetimeMs)))
    publishCount({ limit: list, kind: 'noted', key });
}

/**
 * True when the sign-in of a session has ended, on this or another device. Asks the services at most once a minute per
 * sign-in. While the services are unavailable the session counts as valid, because they reject an ended token
 * themselves. The same holds for the tokens that an external shop issues, which only the shop can verify.
 */
export async function hasSignInEnded(session: ServerSession): Promise<boolean> {
  const key = keyOf(session);
  if (key === null || session.token === null) return false;
  const { ended, confirmed } = signIns.get();
  if ((ended.get(key) ?? 0) + cacheLifetimeMs > Date.now()) return true;
  if (await getSharedCounters()?.hasMark(list, key)) return true;
  if ((confirmed.get(key) ?? 0) > Date.now()) return false;
  const isShopToken = session.signInId === undefined && session.renewedBy === undefined;
  if (isShopElsewhere && isShopToken) return false;
  const state = await fetchSignInState(session.token, 'en');
  if (!state.ok) return false;
  if (state.data.hasEnded) setBounded(ended, key, Date.now(), maxKeys);
  else setBounded(confirmed, key, Date.now() + confirmedMs, maxKeys);
  return state.data.hasEnded;
}

function keyOf({ kind, token, signInId, hasLapsed }: ServerSession): string | null {
  if (kind === 'anonymous' || token === null || hasLapsed) return null;
  return createHash('sha256')
    .update(signInId ?? token)
    .digest('base64url');
}

/**
 * Returns the visitor from the signed session cookie and its token; anonymous when either is missing or invalid, or
 * when the sign-in has ended.
 */
export async function getVisitor(request: NextRequest): Promise<VisitorType> {
  const session = await getServerSession(request);
  const visitor = toVisitor(session);
  return visitor === 'anonymous' || (await hasSignInEnded(session)) ? 'anonymous' : visitor;
}

/**
 * Returns the kind of visitor for the access rules. Guests count as anonymous: they can check out but have no account
 * area.
 */
export function toVisitor({ kind, groups, hasLapsed }: ServerSession): VisitorType {
  if (kind !== 'customer' || hasLapsed) return 'anonymous';
  const customerType = getCustomerType(groups.map((id) => ({ id })));
  return customerType === 'b2b' ? 'b2bCustomer' : 'consumer';
}
