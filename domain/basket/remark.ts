import { joinLines } from '../texts/join-lines';

const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/g;

/** The order remark without control characters 0-31 and 127-159 (Spec §5). Line breaks are control characters too. */
export function stripControlCharacters(remark: string): string {
  return remark.replace(controlCharacters, '');
}

/** A remark as typed in the form placeOrder gets it in: line breaks become spaces, other control characters go (Spec §5). */
export function toRemark(typed: string): string {
  return stripControlCharacters(joinLines(typed)).trim();
}
