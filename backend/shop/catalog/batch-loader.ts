interface BatchLoader<Value> {
  load(key: string): Promise<Value>;
  /** Loads several at once, in one call where none is known yet. */
  loadAll(keys: readonly string[]): Promise<Map<string, Value>>;
}

/**
 * Gathers the keys asked for in one tick and answers them with one call. Answers are kept, so make one per request.
 * The answer for a key the call knows nothing of is `fallback`.
 */
export function createBatchLoader<Value>(
  fetchAll: (keys: string[]) => Promise<Map<string, Value>>,
  fallback: Value,
): BatchLoader<Value> {
  const answers = new Map<string, Promise<Value>>();
  let waiting: { keys: string[]; result: Promise<Map<string, Value>> } | null = null;

  const batch = () => {
    const keys: string[] = [];
    const result = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = null;
      return fetchAll(keys);
    });
    return { keys, result };
  };

  const load = (key: string) => {
    const known = answers.get(key);
    if (known) return known;
    waiting ??= batch();
    waiting.keys.push(key);
    const answer = waiting.result.then((found) => found.get(key) ?? fallback);
    answers.set(key, answer);
    return answer;
  };
  const loadAll = async (keys: readonly string[]) =>
    new Map(await Promise.all(keys.map(async (key) => [key, await load(key)] as const)));
  return { load, loadAll };
}
