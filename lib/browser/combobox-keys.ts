/** Index value that means that no option is active and the focus is in the field. */
export const noActiveOption = -1;

/**
 * Returns the index of the option a key activates. Arrow keys cycle through the options and the field; Home and End
 * apply only while an option is active, because in the field they move the cursor. Null for keys without effect.
 */
export function getNextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  const isActive = active !== noActiveOption;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : noActiveOption;
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
