import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from './database-errors';

const pauseMs = 25;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** Another process writes; it is asked again when the pause is over. */
interface BusyState {
  error: unknown;
  isOver: Promise<void>;
}

/**
 * The turns of those who share the one connection to SQLite's file. Who finds it locked by another process gives the turn to the others
 * meanwhile, `longestWaitMs` at most, then it is DatabaseUnavailable. Of those who want to write, one at a time asks whether the lock is
 * gone: however many wait, asking costs no more.
 */
export class SqliteLockQueue {
  readonly #longestWaitMs: number;
  #last: Promise<void> = Promise.resolve();
  #give: () => void = () => undefined;
  #refusal: BusyState | null = null;

  constructor(longestWaitMs: number) {
    this.#longestWaitMs = longestWaitMs;
  }

  /** Resolves when all who came before have given their turns. */
  async take(): Promise<void> {
    const before = this.#last;
    let give = () => {};
    this.#last = new Promise((resolve) => (give = resolve));
    await before;
    this.#give = give;
  }

  give(): void {
    this.#give();
  }

  /** Takes the file's lock by `lock`, of which nothing may be left when it fails. */
  async forWriting(lock: () => void): Promise<void> {
    const since = performance.now();
    for (;;) {
      this.#refusal ??= this.#ask(lock);
      if (this.#refusal === null) return;
      await this.#waitUntil(this.#refusal, since);
    }
  }

  /** Runs what takes no lock, and again after `forget` when the file is nevertheless locked: it has done nothing then. */
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
    await this.take();
  }
}
