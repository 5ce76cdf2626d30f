/**
 * Tells zod to check values without code made at run time. It would try whether it may, the content security policy would hold
 * that back, and every visitor's browser would report it. Said where zod looks for it, so that no page loads zod for this.
 */
export function validateWithoutEval(): void {
  const shared = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
  (shared.__zod_globalConfig ??= {}).jitless = true;
}
