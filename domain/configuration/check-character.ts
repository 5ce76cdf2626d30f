/** Crockford's alphabet without the letters that are taken for figures or for each other; a character's place is its value. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** x^5 + x^2 + 1, which makes a field of 32 elements. */
const POLYNOMIAL = 0b100101;

const powers = Array.from({ length: 31 }).reduce<number[]>(
  (known) => [...known, double(known.at(-1) ?? 0)],
  [1],
);

/**
 * The character that ends a code. It changes with any one character that is mistyped and with any two that change places, up to 31
 * characters apart. Throws for a character outside of the alphabet: whoever asks has normalised before.
 */
export function checkCharacter(text: string): string {
  const sum = [...text].reduce((total, character, place) => {
    const value = codeAlphabet.indexOf(character);
    if (value < 0) throw new Error(`No character of a code: ${character}`);
    return total ^ times(value, powers[(place + 1) % 31] ?? 1);
  }, 0);
  return codeAlphabet.charAt(sum);
}

function double(value: number): number {
  const doubled = value << 1;
  return doubled & 0b100000 ? doubled ^ POLYNOMIAL : doubled;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let [left, right] = [a, b]; right > 0; left = double(left), right >>= 1)
    if (right & 1) product ^= left;
  return product;
}
