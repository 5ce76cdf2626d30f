import { expect, it } from 'vitest';
import { isMemoryGrowing } from './memory-monitor.mjs';

it.each([
  ['constant memory', 360, 360, false],
  ['less memory', 397, 358, false],
  ['normal fluctuation', 360, 440, false],
  ['a leak', 360, 460, true],
  ['a leak in a small process', 60, 100, true],
])('%s: %i MB, then %i', (_, thirdMb, endMb, grown) => {
  expect(isMemoryGrowing({ thirdMb, endMb })).toBe(grown);
});
