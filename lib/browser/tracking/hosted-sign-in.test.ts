// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { formatSessionHint, type SessionHint } from '@/domain/session/session-hint';

const track = vi.hoisted(() => vi.fn());
vi.mock('./track', () => ({ track }));
vi.mock('./data-layer', () => ({ hasTagManager: () => true }));

import { saveHostedSignIn, trackHostedSignIn } from './hosted-sign-in';

function beSignedIn(change: Partial<SessionHint> = {}) {
  const mark: SessionHint = {
    owner: 'abcdefgh',
    kind: 'customer',
    renewedBy: 'server',
    expiresAt: 0,
    groups: [],
    ...change,
  };
  document.cookie = `session-mark=${formatSessionHint(mark)}; path=/`;
}

beforeEach(() => {
  track.mockReset();
  sessionStorage.clear();
  document.cookie = 'session-mark=; path=/; max-age=0';
});

it('reports a completed hosted sign-in once', () => {
  saveHostedSignIn();
  beSignedIn();
  trackHostedSignIn();
  trackHostedSignIn();
  expect(track.mock.calls).toEqual([[{ name: 'login', method: 'hosted' }]]);
});

it('reports nothing after a cancelled sign-in, a sign-in by password, or an existing session', () => {
  beSignedIn();
  trackHostedSignIn();
  saveHostedSignIn();
  beSignedIn({ kind: 'guest', renewedBy: 'nobody' });
  trackHostedSignIn();
  beSignedIn({ renewedBy: 'page' });
  trackHostedSignIn();
  expect(track).not.toHaveBeenCalled();
});
