import { expect, it } from 'vitest';
import { withoutEvents } from '@/cms/src/import/without-events.js';

/** Simulates Strapi's database: callbacks that must run after a transaction are registered within it. */
class TestDatabase {
  readonly events: string[] = [];

  async transaction<Answer>(
    work?: (given: { trx: string; onCommit(tell: () => void): void }) => Promise<Answer>,
  ) {
    const later: (() => void)[] = [];
    const answer = await work?.({ trx: 'trx', onCommit: (callback) => later.push(callback) });
    later.forEach((callback) => callback());
    return answer;
  }

  write(entry: string): Promise<string | undefined> {
    return this.transaction(async ({ trx, onCommit }) => {
      onCommit(() => this.events.push(entry));
      return `${trx} ${entry}`;
    });
  }
}

it('writes an import without emitting events', async () => {
  const db = new TestDatabase();
  expect(await withoutEvents({ db }, () => db.write('imported'))).toBe('trx imported');
  await db.write('saved later');
  expect(db.events).toEqual(['saved later']);
});

it('emits events again after a failed import', async () => {
  const db = new TestDatabase();
  const failing = withoutEvents({ db }, () => Promise.reject(new Error('a field is missing')));
  await expect(failing).rejects.toThrow('a field is missing');
  await db.write('saved later');
  expect(db.events).toEqual(['saved later']);
});
