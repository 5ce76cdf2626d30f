/** Sets a key as the newest of a map and forgets the one not set for longest when there are more than `maxKeys`. */
export function remember<Value>(
  memory: Map<string, Value>,
  key: string,
  value: Value,
  maxKeys: number,
): void {
  memory.delete(key);
  memory.set(key, value);
  const [oldest] = memory.keys();
  if (memory.size > maxKeys && oldest !== undefined) memory.delete(oldest);
}
