/**
 * Lets only values pass that SQLite has a type for: strings, numbers, bigints, bytes and null. Throws TypeError with the position and kind of
 * any other. The driver's native code may end the whole process over a kind it does not know; this makes an error of it.
 */
export function refuseUnknown(parameters: readonly unknown[]): void {
  const at = parameters.findIndex((value) => !isBindable(value));
  if (at >= 0)
    throw new TypeError(
      `Parameter ${at + 1} of a statement is no value: ${kindOf(parameters[at])}`,
    );
}

function isBindable(value: unknown): boolean {
  if (value === null || value instanceof Uint8Array) return true;
  return ['string', 'number', 'bigint'].includes(typeof value);
}

/** Never the value, which may be personal. */
function kindOf(value: unknown): string {
  return typeof value === 'object' ? (value?.constructor?.name ?? 'object') : typeof value;
}
