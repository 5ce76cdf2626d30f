import { DatabaseUnavailable } from './database-unavailable';

const longestWaitMs = 8_000;

/** Lets so many in at a time, the others in the order in which they came. Throws DatabaseUnavailable after 8 seconds of waiting. */
export class WriteGate {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
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
      }, longestWaitMs);
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(enter);
    });
  }
}
