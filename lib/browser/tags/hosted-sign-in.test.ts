// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { formatSessionMark, type SessionMark } from '@/domain/session/session-mark';

const track = vi.hoisted(() => vi.fn());
vi.mock('@/lib/browser/events/track', () => ({ track }));
vi.mock('@/lib/browser/events/data-layer', () => ({ isTagged: () => true }));

import { rememberHostedSignIn, tellHostedSignIn } from './hosted-sign-in';

function beSignedIn(change: Partial<SessionMark> = {}) {
  const mark: SessionMark = {
    owner: 'abcdefgh',
    kind: 'customer',
    renewedBy: 'server',
    expiresAt: 0,
    groups: [],
    ...change,
  };
  document.cookie = `session-mark=${formatSessionMark(mark)}; path=/`;
}

beforeEach(() => {
  track.mockReset();
  sessionStorage.clear();
  document.cookie = 'session-mark=; path=/; max-age=0';
});

it('tells once who came back signed in', () => {
  rememberHostedSignIn();
  beSignedIn();
  tellHostedSignIn();
  tellHostedSignIn();
  expect(track.mock.calls).toEqual([[{ name: 'login', method: 'hosted' }]]);
});

it('tells nothing of somebody who gave up, signed in by password, or was signed in all along', () => {
  beSignedIn();
  tellHostedSignIn();
  rememberHostedSignIn();
  beSignedIn({ kind: 'guest', renewedBy: 'nobody' });
  tellHostedSignIn();
  beSignedIn({ renewedBy: 'page' });
  tellHostedSignIn();
  expect(track).not.toHaveBeenCalled();
});
