/** The digits of a text of digits. */
export function digitsOf(text: string): number[] {
  return [...text].map(Number);
}

/** The first digits times their weights, added up. */
export function sumOf(number: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0);
}

/** Luhn's checksum over all digits, the last one being the check digit. */
export function luhn(number: string): boolean {
  const total = digitsOf(number)
    .reverse()
    .reduce((sum, digit, index) => {
      const value = index % 2 === 1 ? digit * 2 : digit;
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
  return total % 10 === 0;
}

/** ISO 7064, mod 11,10: the last digit closes the chain of all before. */
export function mod11Chain(number: string): boolean {
  const digits = digitsOf(number);
  const product = digits.slice(0, -1).reduce((before, digit) => {
    const sum = (digit + before) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (11 - product) % 10 === digits.at(-1);
}
