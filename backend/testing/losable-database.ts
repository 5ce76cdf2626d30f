import type { Database } from '../database/database';
import { DatabaseUnavailable } from '../database/database-unavailable';

interface Losable {
  db: Database;
  /** Lets so many statements begin and then, for as many as `lost` or until `come`, no more. */
  leaveAfter(statements: number, lost?: number): void;
  come(): void;
}

/** The same database as a process sees it that loses it now and again. */
export function losable(whole: Database): Losable {
  let left = Number.POSITIVE_INFINITY;
  let toBeLost = 0;
  const db = whole.withPlugin({
    transformQuery({ node }) {
      left -= 1;
      if (left >= 0) return node;
      toBeLost -= 1;
      if (toBeLost >= 0) throw new DatabaseUnavailable(new Error('ECONNREFUSED'));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    db,
    leaveAfter: (statements, lost = Number.POSITIVE_INFINITY) => {
      left = statements;
      toBeLost = lost;
    },
    come: () => void (left = Number.POSITIVE_INFINITY),
  };
}
