import { expect, it } from 'vitest';
import { splitEvents } from './split-events';

const event = (id: string, startsAt: string, endsAt: string | null = null) => ({
  id,
  startsAt,
  endsAt,
});

it('lists what comes by its beginning and what is over backwards', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const { upcoming, past } = splitEvents(
    [
      event('far', '2027-03-01T09:00:00Z'),
      event('old', '2026-01-10T09:00:00Z', '2026-01-10T17:00:00Z'),
      event('under way', '2026-11-20T09:00:00Z', '2026-11-22T17:00:00Z'),
      event('yesterday', '2026-11-20T09:00:00Z'),
      event('unreadable', 'bald'),
      event('next', '2026-12-04T09:00:00Z'),
    ],
    now,
  );
  expect(upcoming.map(({ id }) => id)).toEqual(['under way', 'next', 'far']);
  expect(past.map(({ id }) => id)).toEqual(['yesterday', 'old']);
});
