/**
 * Returns the list stored in a JSON field, which the admin holds as text or as a value. Anything else gives an empty
 * list.
 */
export function valueOf(value) {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [];
  try {
    const parsed = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
