import { expect, it } from 'vitest';
import { getLayoutKind } from './page-layout';

it.each([
  [[], 'site'],
  [['bikes', 'ludwig'], 'site'],
  [['checkout', 'cart'], 'site'],
  [['checkout', 'address'], 'checkout'],
  [['(shop)', 'checkout', 'done'], 'checkout'],
  [['my-account', 'b2c'], 'account'],
])('uses for %j the layout %s', (segments, frame) => {
  expect(getLayoutKind(segments)).toBe(frame);
});
