/** A text without this one sign at its end, however often it stands there. Takes time by the number of signs alone. */
export function trimEndOf(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}

/** The same at both ends. */
export function trimBothOf(text: string, sign: string): string {
  const left = trimEndOf(text, sign);
  let start = 0;
  while (left[start] === sign) start += 1;
  return left.slice(start);
}
