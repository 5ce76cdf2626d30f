import type { Database } from '../database/database';
import { DatabaseUnavailable } from '../database/database-unavailable';

interface Losable {
  db: Database;
  /** Lets so many statements begin and then no more, until `come`. */
  leaveAfter(statements: number): void;
  come(): void;
}

/** The same database as a process sees it that loses it now and again. */
export function losable(whole: Database): Losable {
  let left = Number.POSITIVE_INFINITY;
  const db = whole.withPlugin({
    transformQuery({ node }) {
      if (left === 0) throw new DatabaseUnavailable(new Error('ECONNREFUSED'));
      left -= 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    db,
    leaveAfter: (statements) => void (left = statements),
    come: () => void (left = Number.POSITIVE_INFINITY),
  };
}
