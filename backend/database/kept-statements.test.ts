import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileConnection } from './file-connection';
import { KeptStatements } from './kept-statements';

let database: Libsql.Database;
beforeEach(() => {
  database = new Libsql(':memory:');
  database.exec('create table bell(id integer primary key, name text)');
});
afterEach(() => void database.close());

describe('statements', () => {
  it('are read once, and run with other values each time', () => {
    const statements = new KeptStatements(database);
    const insert = 'insert into bell values (?, ?)';
    const first = statements.of(insert);
    first.statement.run([1, 'Kreuzberg']);
    expect(statements.of(insert)).toBe(first);
    statements.of(insert).statement.run([2, 'Mitte']);
    const all = statements.of('select name from bell order by id');
    expect([first.isReader, all.isReader]).toEqual([false, true]);
    expect(all.statement.all([])).toEqual([{ name: 'Kreuzberg' }, { name: 'Mitte' }]);
  });

  it('are forgotten when a table may have changed', () => {
    const statements = new KeptStatements(database);
    const all = statements.of('select * from bell');
    statements.of('alter table bell add column tone text').statement.run([]);
    expect(statements.of('select * from bell')).not.toBe(all);
  });

  it('are kept in a number that does not grow, the least used forgotten first', () => {
    const statements = new KeptStatements(database);
    const used = statements.of('select 0');
    const unused = statements.of('select 1');
    for (let number = 2; number < 302; number += 1) {
      statements.of(`select ${number}`);
      statements.of('select 0');
    }
    expect(statements.of('select 0')).toBe(used);
    expect(statements.of('select 1')).not.toBe(unused);
  });
});

it('a statement that failed does not stand in the way of the same one, nor of the commit', async () => {
  const connection = new FileConnection(() => database);
  const run = (sql: string, parameters: unknown[] = []) =>
    connection.executeQuery({ sql, parameters } as never);
  connection.turnTo('begin immediate');
  await run('insert into bell values (?, ?)', [1, 'Kreuzberg']);
  await expect(run('insert into bell values (?, ?)', [1, 'Mitte'])).rejects.toThrow(/UNIQUE/);
  await run('insert into bell values (?, ?)', [2, 'Mitte']);
  connection.turnTo('commit');
  expect((await run('select count(*) as bells from bell')).rows).toEqual([{ bells: 2 }]);
});
