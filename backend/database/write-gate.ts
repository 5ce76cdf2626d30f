import { DatabaseUnavailable } from './database-unavailable';

/** Lets so many in at a time, the others in the order in which they came. Throws DatabaseUnavailable after so long a wait, 8 seconds by itself. */
export class WriteGate {
  #free: number;
  readonly #longestWaitMs: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number, longestWaitMs = 8_000) {
    this.#free = places;
    this.#longestWaitMs = longestWaitMs;
  }

  async through<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(new DatabaseUnavailable(new Error('Too many transactions are waiting')));
      }, this.#longestWaitMs);
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(enter);
    });
  }
}
