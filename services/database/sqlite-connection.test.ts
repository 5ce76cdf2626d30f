import Libsql from 'libsql';
import { CompiledQuery } from 'kysely';
import { expect, it, afterEach, beforeEach, describe } from 'vitest';
import { assertBindable, SqliteConnection, StatementCache } from './sqlite-connection';

describe('bindable values', () => {
  const unknown = [
    [undefined, 'undefined'],
    [true, 'boolean'],
    [Symbol('one'), 'symbol'],
    [() => 1, 'function'],
    [{}, 'Object'],
    [Object.create(null), 'object'],
    [[1], 'Array'],
    [new Date(0), 'Date'],
  ] as const;

  it.each(['', 'text', 0, -1.5, 2n, null, new Uint8Array(2), Buffer.from('bytes')])(
    'accepts %o',
    (value) => expect(() => assertBindable([value])).not.toThrow(),
  );

  it.each(unknown)('rejects %o before it reaches a driver', async (value, kind) => {
    const words = `Parameter 2 of a statement has an unsupported type: ${kind}`;
    expect(() => assertBindable(['fine', value])).toThrow(new TypeError(words));
    const driver = { prepare: () => expect.unreachable('the driver was asked') };
    const connection = new SqliteConnection(() => driver as unknown as Libsql.Database);
    const query = CompiledQuery.raw('select ?, ?', ['fine', value]);
    await expect(connection.executeQuery(query)).rejects.toThrow(words);
  });
});

describe('statement cache', () => {
  let database: Libsql.Database;
  beforeEach(() => {
    database = new Libsql(':memory:');
    database.exec('create table bell(id integer primary key, name text)');
  });
  afterEach(() => void database.close());

  describe('cached statements', () => {
    it('are prepared once and run with new values', () => {
      const statements = new StatementCache(database);
      const insert = 'insert into bell values (?, ?)';
      const first = statements.getStatement(insert);
      first.statement.run([1, 'Kreuzberg']);
      expect(statements.getStatement(insert)).toBe(first);
      statements.getStatement(insert).statement.run([2, 'Mitte']);
      const all = statements.getStatement('select name from bell order by id');
      expect([first.isReader, all.isReader]).toEqual([false, true]);
      expect(all.statement.all([])).toEqual([{ name: 'Kreuzberg' }, { name: 'Mitte' }]);
    });

    it('are dropped after a schema change', () => {
      const statements = new StatementCache(database);
      const all = statements.getStatement('select * from bell');
      statements.getStatement('alter table bell add column tone text').statement.run([]);
      expect(statements.getStatement('select * from bell')).not.toBe(all);
    });

    it('are limited in number, with the least recently used dropped first', () => {
      const statements = new StatementCache(database);
      const used = statements.getStatement('select 0');
      const unused = statements.getStatement('select 1');
      for (let number = 2; number < 302; number += 1) {
        statements.getStatement(`select ${number}`);
        statements.getStatement('select 0');
      }
      expect(statements.getStatement('select 0')).toBe(used);
      expect(statements.getStatement('select 1')).not.toBe(unused);
    });
  });

  it('a failed statement blocks neither its repetition nor the commit', async () => {
    const connection = new SqliteConnection(() => database);
    const run = (sql: string, parameters: unknown[] = []) =>
      connection.executeQuery({ sql, parameters } as never);
    connection.runTransactionStatement('begin immediate');
    await run('insert into bell values (?, ?)', [1, 'Kreuzberg']);
    await expect(run('insert into bell values (?, ?)', [1, 'Mitte'])).rejects.toThrow(/UNIQUE/);
    await run('insert into bell values (?, ?)', [2, 'Mitte']);
    connection.runTransactionStatement('commit');
    expect((await run('select count(*) as bells from bell')).rows).toEqual([{ bells: 2 }]);
  });
});
