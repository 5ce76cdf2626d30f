import type { NextRequest, NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';

export type GuardContext = {
  request: NextRequest;
  language: Language;
  /** The path behind the language: /, /bikes, /bikes/ludwig. */
  path: string;
};

/** Answers a request itself, or lets it pass with null. */
export type Guard = (context: GuardContext) => Promise<NextResponse | null> | NextResponse | null;

/** Asks the named guards one after the other; the first answer counts. Throws for a name nobody registered (Spec §8). */
export async function runGuards(
  registered: ReadonlyMap<string, Guard>,
  names: readonly string[],
  context: GuardContext,
): Promise<NextResponse | null> {
  for (const name of names) {
    const guard = registered.get(name);
    if (!guard) throw new Error(`Unknown middleware ${name}`);
    const answer = await guard(context);
    if (answer) return answer;
  }
  return null;
}
