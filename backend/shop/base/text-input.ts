import { linesToBlanks } from '@/domain/basket/remark';
import { ShopError } from './errors';

const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/g;

/** Characters of one line of text, an address line or a basket's title. */
const lineMaxLength = 255;

/** The text on one line, without control characters and spaces around; an empty text for none. Refuses one that is too long, naming the field. */
export function cleanLine(
  field: string,
  value: string | null | undefined,
  maxLength: number = lineMaxLength,
): string {
  const text = linesToBlanks(value ?? '')
    .replace(controlCharacters, '')
    .trim();
  if (text.length > maxLength)
    throw new ShopError('TOO_LONG', `${field} must not be longer than ${maxLength} characters`);
  return text;
}
