import { expect, it } from 'vitest';
import { isMemoryGrowing } from './memory-monitor.mjs';

it.each([
  ['as much as before', 360, 360, false],
  ['less', 397, 358, false],
  ['what comes and goes', 360, 440, false],
  ['a leak', 360, 460, true],
  ['a leak of a small one', 60, 100, true],
])('%s: %i MB, then %i', (_, thirdMb, endMb, grown) => {
  expect(isMemoryGrowing({ thirdMb, endMb })).toBe(grown);
});
