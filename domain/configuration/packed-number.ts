const textAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Writes small numbers and texts into one large number, the last one to be read first. */
export class Packer {
  /** Keeps what comes first from getting lost when it is nought. */
  #value = 1n;

  /** A whole number from 0 to `base` - 1. */
  push(number: number, base: number): void {
    this.#value = this.#value * BigInt(base) + BigInt(number);
  }

  /** Capitals and figures, which have to be packed first and are read to the end. */
  text(text: string): void {
    for (const letter of text) this.push(textAlphabet.indexOf(letter), textAlphabet.length);
  }

  /** Capitals and figures that know where they end. */
  endedText(text: string): void {
    this.push(0, textAlphabet.length + 1);
    for (const letter of text.split('').toReversed())
      this.push(textAlphabet.indexOf(letter) + 1, textAlphabet.length + 1);
  }

  toBase32(alphabet: string): string {
    let digits = '';
    for (let left = this.#value; left > 0n; left /= 32n)
      digits = alphabet.charAt(Number(left % 32n)) + digits;
    return digits;
  }
}

/** Reads what a Packer wrote; of a number that none wrote something comes out as well, never an error. */
export class Unpacker {
  #value: bigint;

  private constructor(value: bigint) {
    this.#value = value;
  }

  static fromBase32(digits: string, alphabet: string): Unpacker {
    return new Unpacker(
      [...digits].reduce((value, digit) => value * 32n + BigInt(alphabet.indexOf(digit)), 0n),
    );
  }

  pull(base: number): number {
    const number = Number(this.#value % BigInt(base));
    this.#value /= BigInt(base);
    return number;
  }

  endedText(): string {
    let text = '';
    for (;;) {
      const letter = this.#value > 0n ? this.pull(textAlphabet.length + 1) : 0;
      if (letter === 0) return text;
      text += textAlphabet.charAt(letter - 1);
    }
  }

  text(): string {
    let text = '';
    while (this.#value > 1n) text = textAlphabet.charAt(this.pull(textAlphabet.length)) + text;
    return text;
  }
}
