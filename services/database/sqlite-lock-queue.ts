import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from './database-errors';

const pauseMs = 25;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** A failed attempt to take the lock: SQLite's error, and a promise that resolves when the next attempt is due. */
interface BusyState {
  error: unknown;
  isOver: Promise<void>;
}

/**
 * Queue for the only connection to the SQLite file. While another process locks the file, a waiting caller releases the
 * connection to other callers; after `longestWaitMs` DatabaseUnavailable is thrown. Only one waiting writer polls the
 * lock at a time, so many waiting writers cost no more than one.
 */
export class SqliteLockQueue {
  readonly #longestWaitMs: number;
  #last: Promise<void> = Promise.resolve();
  #give: () => void = () => undefined;
  #refusal: BusyState | null = null;

  constructor(longestWaitMs: number) {
    this.#longestWaitMs = longestWaitMs;
  }

  /** Resolves when all earlier callers have released the connection. */
  async acquire(): Promise<void> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => (release = resolve));
    await before;
    this.#give = release;
  }

  release(): void {
    this.#give();
  }

  /**
   * Takes the write lock of the file by calling `lock`, and calls it again while another process holds the lock. `lock`
   * must leave no open statement if it fails.
   */
  async forWriting(lock: () => void): Promise<void> {
    const since = performance.now();
    for (;;) {
      this.#refusal ??= this.#ask(lock);
      if (this.#refusal === null) return;
      await this.#waitUntil(this.#refusal, since);
    }
  }

  /**
   * Runs work that only reads. While another process locks the file, calls `forget` after each failed attempt, waits
   * and runs the work again; a failed attempt has no effect.
   */
  async forReading<Result>(work: () => Promise<Result>, forget: () => void): Promise<Result> {
    const since = performance.now();
    for (;;)
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error)) throw error;
        forget();
        await this.#waitUntil({ error, isOver: pause(pauseMs) }, since);
      }
  }

  #ask(lock: () => void): BusyState | null {
    try {
      lock();
      return null;
    } catch (error) {
      if (!isBusy(error)) throw error;
      return { error, isOver: pause(pauseMs).then(() => void (this.#refusal = null)) };
    }
  }

  async #waitUntil({ error, isOver }: BusyState, since: number): Promise<void> {
    if (performance.now() - since > this.#longestWaitMs) throw new DatabaseUnavailable(error);
    this.#give();
    await isOver;
    await this.acquire();
  }
}
