const internationalNumber = /^\+[1-9][0-9]{6,14}$/;

/**
 * A telephone number as the identity provider wants it: +49305550188. A number that begins with one 0 is a German one;
 * empty for an empty text, null for what is no telephone number.
 */
export function internationalPhone(typed: string): string | null {
  const compact = typed
    .trim()
    .replace(/\(0\)/, '')
    .replace(/[\s()/.–-]/g, '');
  if (compact === '') return '';
  const international = compact.replace(/^00/, '+').replace(/^0(?=[1-9])/, '+49');
  return internationalNumber.test(international) ? international : null;
}
