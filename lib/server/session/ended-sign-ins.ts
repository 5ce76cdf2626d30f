import 'server-only';
import { createHash } from 'node:crypto';
import { remember } from '@/domain/limits/remember';
import { dayMs, minuteMs } from '@/domain/time/durations';
import { readSignInState } from '@/lib/gateways/tools/sign-in-state.gateway';
import {
  onCountedElsewhere,
  sharedLimits,
  tellCounted,
} from '@/lib/platform/sharing/shared-limits';
import type { ServerSession } from './server-session';

const list = 'ended-sign-ins';
/** As long as a browser keeps a session's cookies. */
const keptMs = dayMs;
/** How long the services' word counts that a sign-in is in force. */
const confirmedMs = minuteMs;
const maxKeys = 10_000;

interface Known {
  /** Epoch milliseconds of the end, by key. */
  readonly ended: Map<string, number>;
  /** Until when a sign-in needs no other look, by key. */
  readonly confirmed: Map<string, number>;
}

/** One for the whole process: the middleware and the routes are bundled apart. */
const place = Symbol.for('lautlos.ended-sign-ins');

function known(): Known {
  const all = globalThis as typeof globalThis & { [place]?: Known };
  return (all[place] ??= { ended: new Map(), confirmed: new Map() });
}

onCountedElsewhere(list, ({ key }) => remember(known().ended, key, Date.now(), maxKeys));

/** Notes that a session was ended here, for all processes. Copies of its cookies open nothing from now on. */
export async function noteEnded(session: ServerSession): Promise<void> {
  const key = keyOf(session);
  if (key === null) return;
  remember(known().ended, key, Date.now(), maxKeys);
  if (!(await sharedLimits()?.note(list, key, keptMs)))
    tellCounted({ limit: list, what: 'noted', key });
}

/**
 * True when the sign-in behind a session has ended, here or elsewhere. The services are asked at most once a minute for each; while they
 * do not answer a session counts as in force: they refuse its token themselves wherever it opens anything.
 */
export async function hasEnded(session: ServerSession): Promise<boolean> {
  const key = keyOf(session);
  if (key === null || session.token === null) return false;
  const { ended, confirmed } = known();
  if ((ended.get(key) ?? 0) + keptMs > Date.now()) return true;
  if (await sharedLimits()?.isNoted(list, key)) return true;
  if ((confirmed.get(key) ?? 0) > Date.now()) return false;
  const state = await readSignInState(session.token, 'en');
  if (!state.ok) return false;
  if (state.data.hasEnded) remember(ended, key, Date.now(), maxKeys);
  else remember(confirmed, key, Date.now() + confirmedMs, maxKeys);
  return state.data.hasEnded;
}

function keyOf({ kind, token, signInId, hasLapsed }: ServerSession): string | null {
  if (kind === 'anonymous' || token === null || hasLapsed) return null;
  return createHash('sha256')
    .update(signInId ?? token)
    .digest('base64url');
}
