import { createHash } from 'node:crypto';
import { createProcessValue } from '@/lib/platform/process-registry';
import { setBounded } from '@/lib/platform/rate-limit-counters';
import { dayMs, minuteMs } from '@/domain/time/durations';
import { fetchSignInState } from '@/lib/gateways/tools/sign-ins.gateway';
import {
  subscribeToRemoteCounts,
  getSharedCounters,
  publishCount,
} from '@/lib/platform/distributed-state';
import { type ServerSession, getServerSession } from './server-session';
import type { NextRequest } from 'next/server';
import type { Visitor } from '@/domain/session/access-guard';
import { getCustomerType } from '@/domain/customer/customer-type';
import 'server-only';

const list = 'ended-sign-ins';
/** As long as a browser keeps a session's cookies. */
const cacheLifetimeMs = dayMs;
/** How long the services' word counts that a sign-in is in force. */
const confirmedMs = minuteMs;
const maxKeys = 10_000;

interface Known {
  /** Epoch milliseconds of the end, by key. */
  readonly ended: Map<string, number>;
  /** Until when a sign-in needs no other look, by key. */
  readonly confirmed: Map<string, number>;
}

const signIns = createProcessValue<Known>('ended-sign-ins', () => ({
  ended: new Map(),
  confirmed: new Map(),
}));

subscribeToRemoteCounts(list, ({ key }) =>
  setBounded(signIns.get().ended, key, Date.now(), maxKeys),
);

/** Notes that a session was ended here, for all processes. Copies of its cookies open nothing from now on. */
export async function addEndedSignIn(session: ServerSession): Promise<void> {
  const key = keyOf(session);
  if (key === null) return;
  setBounded(signIns.get().ended, key, Date.now(), maxKeys);
  if (!(await getSharedCounters()?.addMark(list, key, cacheLifetimeMs)))
    publishCount({ limit: list, kind: 'noted', key });
}

/**
 * True when the sign-in behind a session has ended, here or elsewhere. The services are asked at most once a minute for each; while they
 * do not answer a session counts as in force: they refuse its token themselves wherever it opens anything.
 */
export async function hasSignInEnded(session: ServerSession): Promise<boolean> {
  const key = keyOf(session);
  if (key === null || session.token === null) return false;
  const { ended, confirmed } = signIns.get();
  if ((ended.get(key) ?? 0) + cacheLifetimeMs > Date.now()) return true;
  if (await getSharedCounters()?.hasMark(list, key)) return true;
  if ((confirmed.get(key) ?? 0) > Date.now()) return false;
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
 * Who asks, by the signed session cookie and the token it belongs to; without them, with what cannot be trusted, and once the sign-in has
 * ended an anonymous visitor.
 */
export async function getVisitor(request: NextRequest): Promise<Visitor> {
  const session = await getServerSession(request);
  const visitor = visitorOf(session);
  return visitor === 'anonymous' || (await hasSignInEnded(session)) ? 'anonymous' : visitor;
}

/** Guests check out, but have no account area. */
export function visitorOf({ kind, groups, hasLapsed }: ServerSession): Visitor {
  if (kind !== 'customer' || hasLapsed) return 'anonymous';
  const customerType = getCustomerType(groups.map((id) => ({ id })));
  return customerType === 'b2b' ? 'b2bCustomer' : 'consumer';
}
