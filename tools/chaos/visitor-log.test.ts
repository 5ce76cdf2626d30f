import { expect, it } from 'vitest';
import { createRequestStats } from './visitor-log.mjs';

it.each([
  ['calm', 'calm', 'calm'],
  ['calm', 'deploy', 'deploy'],
  ['deploy', 'chaos', 'chaos'],
  ['chaos', 'chaos', 'chaos'],
  ['chaos', 'after', 'chaos'],
  ['after', 'after', 'after'],
])('counts a request started in %s and ended in %s as %s', (startPhase, endedIn, countedIn) => {
  const tally = createRequestStats();
  tally.begin(endedIn);
  tally.failed('page', '503', startPhase);
  tally.answered('page', 12.4, startPhase);
  expect(tally.phases()).toEqual([
    { name: countedIn, answered: 1, failed: 1, failures: [['page: 503', 1]], longestMs: 12 },
  ]);
});
