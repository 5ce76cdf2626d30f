/** A text with each line break, and the blanks around it, as `between`. Takes time by its length alone, whatever stands in it. */
export function joinLines(text: string, between = ' '): string {
  return text.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? between : blanks));
}
