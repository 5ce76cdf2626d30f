/** A list out of a field of JSON, whether the admin holds it as text or as a value; empty for anything else. */
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
