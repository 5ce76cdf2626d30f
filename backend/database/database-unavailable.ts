/**
 * The database cannot be used for the moment: nobody answers, or the wait was too long. Nothing was kept, unless the connection broke while
 * it was being kept (`isOutcomeKnown` false): then nobody can say, and the same call again finds out.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly isOutcomeKnown: boolean;

  constructor(cause: unknown, { isOutcomeKnown = true } = {}) {
    super('The database cannot be reached at the moment. Please try again.', { cause });
    this.isOutcomeKnown = isOutcomeKnown;
  }
}
