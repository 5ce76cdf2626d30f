/**
 * Gathers the keys asked for in one tick and answers them with one call. Answers are kept, so make one per request.
 * The answer for a key the call knows nothing of is `fallback`.
 */
export function createBatchLoader<Value>(load: (keys: string[]) => Promise<Map<string, Value>>, fallback: Value): (key: string) => Promise<Value> {
  const answers = new Map<string, Promise<Value>>();
  let waiting: { keys: string[]; result: Promise<Map<string, Value>> } | null = null;

  const batch = () => {
    const keys: string[] = [];
    const result = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = null;
      return load(keys);
    });
    return { keys, result };
  };

  return (key) => {
    const known = answers.get(key);
    if (known) return known;
    waiting ??= batch();
    waiting.keys.push(key);
    const answer = waiting.result.then((found) => found.get(key) ?? fallback);
    answers.set(key, answer);
    return answer;
  };
}
