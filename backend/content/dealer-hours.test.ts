import { describe, expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock';
import { silentLogger } from '../observability/logger';
import { withDealerHours } from './dealer-hours';
import { createEntryStore } from './entry-store';

const files = createEntryStore({ demoDir: 'demo', clock: fakeClock(), logger: silentLogger });
const always = [{ days: ['Mo' as const], opens: '08:00', closes: '20:00' }];

const hoursOf = (
  dealers: readonly { adrNumber: string; openingHours: unknown }[],
  number: string,
) => dealers.find(({ adrNumber }) => adrNumber === number)?.openingHours;

describe('opening hours dealers told', () => {
  it('win over those of the files, for that dealer only, and tell what changed', () => {
    const { store, update } = withDealerHours(files);
    const before = store.current();
    expect(before).toBe(files.current());
    const changes = update(new Map([['20418', always]]));
    expect(changes).toMatchObject([{ event: 'entry.publish', model: 'dealer' }]);
    const { dealers } = store.current().PUBLISHED;
    expect(hoursOf(dealers, '20418')).toEqual(always);
    expect(hoursOf(dealers, '20731')).toEqual(hoursOf(before.PUBLISHED.dealers, '20731'));
    expect(store.current()).toBe(store.current());
  });

  it('change nothing when they are the same, or of nobody', () => {
    const { update } = withDealerHours(files);
    update(new Map([['20418', always]]));
    expect(update(new Map([['20418', always]]))).toEqual([]);
    expect(
      update(
        new Map([
          ['20418', always],
          ['1', always],
        ]),
      ),
    ).toEqual([]);
  });

  it('are those of the files again when a dealer’s own are gone', () => {
    const { store, update } = withDealerHours(files);
    update(new Map([['20418', always]]));
    expect(update(new Map())).toHaveLength(1);
    expect(store.current()).toBe(files.current());
  });
});
