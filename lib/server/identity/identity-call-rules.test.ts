import { expect, it } from 'vitest';
import { hasRecentTimeout, addProviderTimeout } from './identity-call-rules';

it('reports a recent timeout of a visitor for three seconds, and of no other visitor', () => {
  expect(hasRecentTimeout('192.0.2.1', 0)).toBe(false);
  addProviderTimeout('192.0.2.1', 1_000);
  expect(hasRecentTimeout('192.0.2.1', 3_999)).toBe(true);
  expect(hasRecentTimeout('192.0.2.2', 1_000)).toBe(false);
  expect(hasRecentTimeout('192.0.2.1', 4_000)).toBe(false);
});

it('stores at most a thousand visitors', () => {
  for (let number = 0; number <= 1_000; number += 1) addProviderTimeout(`visitor ${number}`, 0);
  expect(hasRecentTimeout('visitor 0', 1)).toBe(false);
  expect(hasRecentTimeout('visitor 1000', 1)).toBe(true);
});
