/**
 * Remembers the last pictures that were made, at most so many, by name: whoever asks while one is being made waits for the same one. One
 * that fails is made anew at the next call.
 */
export function keepLast(
  max: number,
): (name: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return async (name, make) => {
    const picture = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, picture);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    try {
      return await picture;
    } catch (error) {
      if (kept.get(name) === picture) kept.delete(name);
      throw error;
    }
  };
}
