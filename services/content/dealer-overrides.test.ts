import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing/fake-clock-and-vies';
import { silentLogger } from '../platform/logger';
import { applyDealerOverrides } from './dealer-overrides';
import { createEntryStore } from './entry-store';

const files = createEntryStore({ demoDir: 'demo', clock: createFakeClock(), logger: silentLogger });
const always = [{ days: ['Mo' as const], opens: '08:00', closes: '20:00' }];

const overrides = { openingHours: always, shop: null, website: '' };

const hoursOf = (
  dealers: readonly { adrNumber: string; openingHours: unknown }[],
  number: string,
) => dealers.find(({ adrNumber }) => adrNumber === number)?.openingHours;

describe('opening hours overridden by dealers', () => {
  it('replace the hours from files for that dealer and report the change', () => {
    const { store, update } = applyDealerOverrides(files);
    const before = store.current();
    expect(before).toBe(files.current());
    const changes = update(new Map([['20418', overrides]]));
    expect(changes).toMatchObject([{ event: 'entry.publish', model: 'dealer' }]);
    const { dealers } = store.current().PUBLISHED;
    expect(hoursOf(dealers, '20418')).toEqual(always);
    expect(hoursOf(dealers, '20731')).toEqual(hoursOf(before.PUBLISHED.dealers, '20731'));
    expect(store.current()).toBe(store.current());
  });

  it('are ignored when unchanged or for an unknown dealer', () => {
    const { update } = applyDealerOverrides(files);
    update(new Map([['20418', overrides]]));
    expect(update(new Map([['20418', overrides]]))).toEqual([]);
    expect(
      update(
        new Map([
          ['20418', overrides],
          ['1', overrides],
        ]),
      ),
    ).toEqual([]);
  });

  it('fall back to the hours from files when removed', () => {
    const { store, update } = applyDealerOverrides(files);
    update(new Map([['20418', overrides]]));
    expect(update(new Map())).toHaveLength(1);
    expect(store.current()).toBe(files.current());
  });

  it('can replace the whole dealer entry', () => {
    const { store, update } = applyDealerOverrides(files);
    const shop = {
      ...{ finderName: 'Radhaus', finderStreet: 'Adalbertstraße', finderStreetNumber: '4' },
      ...{ finderZipCode: '10997', finderCity: 'Berlin', finderPhone: '030 555 0177' },
      finderEmail: '',
    };
    update(new Map([['20418', { openingHours: null, shop, website: 'https://rad.example' }]]));
    const entry = (from: typeof store) =>
      from.current().PUBLISHED.dealers.find(({ adrNumber }) => adrNumber === '20418');
    expect(entry(store)).toEqual({
      ...entry(files),
      ...{ name: 'Radhaus', street: 'Adalbertstraße', strNumber: '4', zip: '10997' },
      ...{ phone: '030 555 0177', email: undefined, website: 'https://rad.example' },
    });
  });
});
