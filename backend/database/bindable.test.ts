import type Libsql from 'libsql';
import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { refuseUnknown } from './bindable';
import { FileConnection } from './file-connection';

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
  'lets %o pass',
  (value) => expect(() => refuseUnknown([value])).not.toThrow(),
);

it.each(unknown)('refuses %o before any driver sees it', async (value, kind) => {
  const words = `Parameter 2 of a statement is no value: ${kind}`;
  expect(() => refuseUnknown(['fine', value])).toThrow(new TypeError(words));
  const driver = { prepare: () => expect.unreachable('the driver was asked') };
  const connection = new FileConnection(() => driver as unknown as Libsql.Database);
  const query = CompiledQuery.raw('select ?, ?', ['fine', value]);
  await expect(connection.executeQuery(query)).rejects.toThrow(words);
});
