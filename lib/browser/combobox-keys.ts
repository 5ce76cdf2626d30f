/** No option is active: the field itself is. */
export const noOption = -1;

/**
 * Which option a key makes active, by its number: arrows go round and pass the field, Home and End count only once an option is
 * active, as in the field they move the cursor. Null for a key that does nothing here.
 */
export function getNextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  const isActive = active !== noOption;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : noOption;
    case 'ArrowUp':
      return isActive ? active - 1 : count - 1;
    case 'Home':
      return isActive ? 0 : null;
    case 'End':
      return isActive ? count - 1 : null;
    default:
      return null;
  }
}
