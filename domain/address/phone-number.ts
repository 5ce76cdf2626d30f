/** What people write between the digits of a number: blanks of all kinds, brackets, slashes, dots, hyphens and dashes. */
const separators = /[\s()[\]/.,·\-\u2010-\u2015]/g;

/** What stands before a number: `Tel.`, `Mobil:`, `T`. */
const label =
  /^(?:tel(?:efon|ephone)?|fon|phone|mobile?|handy|cell|(?:tele)?fax|[tmf](?![a-z]))?[.:]*\s*/i;

/** Digits of the shortest number in use and of the longest one (ITU-T E.164). */
const minDigits = 5;
const maxDigits = 15;
/** With all that people write between digits. */
const longest = 100;

/**
 * True for a telephone number in any way people write one: (030) 555 0140, 01.23.45.67.89, 0475/12.34.56, +49 (0)30 555-0140.
 * A label may stand before it. An extension may follow after `x`, `ext.` or `Durchwahl`.
 */
export function isPhoneNumber(typed: string): boolean {
  if (typed.length > longest) return false;
  const [number = '', extension = ''] = typed
    .trim()
    .replace(label, '')
    .split(/\s*(?:ext\.?|x|durchwahl|dw\.?)\s*/i, 2);
  const digits = number.replace(separators, '');
  return (
    /^\+?\d+$/.test(digits) &&
    digits.length >= minDigits &&
    digits.length <= maxDigits + 3 &&
    /^\d{0,8}$/.test(extension.trim())
  );
}
