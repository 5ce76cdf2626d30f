import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { inTransaction, openDatabase } from './database';
import { isPostgres } from './sql-helpers';
import { migrate } from './migrate';

let test: TestDatabase;

beforeEach(async () => {
  test = await openTestDatabase();
});

afterEach(() => test.close());

const write = (name: string) => ({ name, value: '1' });
/** Waits one turn of the event loop, in which all statements that are not blocked run. */
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

describe('migrations', () => {
  it('run once', async () => {
    expect(await migrate(test.db)).toEqual([]);
  });

  it('keep the rows of a database that is opened again', async () => {
    await test.db.insertInto('setting').values(write('kept')).execute();
    await test.db.destroy();
    const again = openDatabase(test.location);
    expect(await migrate(again)).toEqual([]);
    expect(await again.selectFrom('setting').select('name').execute()).toEqual([{ name: 'kept' }]);
    await again.destroy();
  });

  it.each([
    [
      'a negative stock',
      () => test.db.insertInto('stock').values({ product_id: 'p', amount: -1 } as never),
    ],
    [
      'a variant without a parent',
      () =>
        test.db.insertInto('product').values({
          id: 'v',
          parent_id: 'nothing',
          sku: 'V',
          active: 1,
          outlet: 0,
          position: 0,
          weight_class: 'bike',
          b2b_only: 0,
        }),
    ],
    [
      'an unknown weight class',
      () =>
        test.db.insertInto('product').values({
          id: 'v',
          parent_id: null,
          sku: 'V',
          active: 1,
          outlet: 0,
          position: 0,
          weight_class: 'tonne',
          b2b_only: 0,
        }),
    ],
  ])('reject %s', async (_name, statement) => {
    await expect(statement().execute()).rejects.toThrow(/constraint/i);
  });

  it('allow one registered customer per email, ignoring case, and any number of guests', async () => {
    const customer = (id: string, email: string, is_guest: number) =>
      test.db
        .insertInto('customer')
        .values({
          id,
          customer_number: id,
          shb_customer_number: '',
          email,
          password_hash: '',
          is_guest,
          birthdate: null,
          registered_at: 0,
        })
        .execute();
    await customer('1', 'anna@lautlos.example', 0);
    await customer('2', 'anna@lautlos.example', 1);
    await customer('3', 'anna@lautlos.example', 1);
    await expect(customer('4', 'Anna@Lautlos.example', 0)).rejects.toThrow(/unique/i);
  });
});

describe('inTransaction', () => {
  it('commits everything or nothing', async () => {
    const failing = inTransaction(test.db, async (trx) => {
      await trx.insertInto('setting').values(write('half')).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await test.db.selectFrom('setting').selectAll().execute()).toEqual([]);
  });

  it('hides uncommitted changes and blocks other SQLite writers', async () => {
    const seen: string[] = [];
    const transaction = inTransaction(test.db, async (trx) => {
      await trx.insertInto('setting').values(write('inside')).execute();
      await nextTick();
      seen.push('transaction ends');
      throw new Error('rolled back');
    });
    const other = test.db
      .insertInto('setting')
      .values(write('outside'))
      .execute()
      .then(() => seen.push('other writes'));
    await expect(transaction).rejects.toThrow('rolled back');
    await other;
    if (!isPostgres(test.db)) expect(seen).toEqual(['transaction ends', 'other writes']);
    expect(await test.db.selectFrom('setting').select('name').execute()).toEqual([
      { name: 'outside' },
    ]);
  });

  it('serializes two concurrent transactions', async () => {
    await test.db.insertInto('sequence').values({ name: 'order', last: 0 }).execute();
    const count = () =>
      inTransaction(test.db, async (trx) => {
        const { last } = await trx
          .selectFrom('sequence')
          .select('last')
          .where('name', '=', 'order')
          .executeTakeFirstOrThrow();
        await nextTick();
        await trx
          .updateTable('sequence')
          .set({ last: last + 1 })
          .where('name', '=', 'order')
          .execute();
        return last + 1;
      });
    const counted = await Promise.all([count(), count(), count(), count()]);
    expect(counted.toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('rejects a statement outside the transaction instead of a deadlock', async () => {
    const concurrent = inTransaction(test.db, () =>
      test.db.selectFrom('setting').selectAll().execute(),
    );
    await expect(concurrent).rejects.toThrow('must go through the transaction object');
    await expect(inTransaction(test.db, async () => 'still works')).resolves.toBe('still works');
  });
});
