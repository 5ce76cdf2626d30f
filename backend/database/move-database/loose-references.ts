import { sql } from 'kysely';
import type { Transaction } from '../database';

interface Reference {
  owner: string;
  name: string;
}

/**
 * Looks at references between rows only when the work is done, whatever the order in which it wrote them; then all of them must hold, or
 * it throws. Afterwards each statement is held to them again.
 */
export async function withLooseReferences(
  target: Transaction,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as owner, conname as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace
  `.execute(target);
  const make = async (how: string) => {
    for (const { owner, name } of rows)
      await sql`alter table ${sql.raw(owner)} alter constraint ${sql.ref(name)} ${sql.raw(how)}`.execute(
        target,
      );
  };
  await make('deferrable initially deferred');
  await work();
  await sql`set constraints all immediate`.execute(target);
  await make('not deferrable');
}
