import type { NextResponse } from 'next/server';
import { auth } from './auth';
import { bikeRedirects } from './bike-redirects';
import { dealerSearch } from './dealer-search';
import type { Guard, GuardContext } from './guard';
import { loginAliases } from './login-aliases';

const guards = new Map<string, Guard>([
  ['auth', auth],
  ['bikeRedirects', bikeRedirects],
  ['dealerSearch', dealerSearch],
  ['loginAliases', loginAliases],
]);

/** Asks the named guards one after the other; the first answer counts. Throws for a name nobody registered (Spec §8). */
export async function runGuards(
  names: readonly string[],
  context: GuardContext,
): Promise<NextResponse | null> {
  for (const name of names) {
    const guard = guards.get(name);
    if (!guard) throw new Error(`Unknown middleware ${name}`);
    const answer = await guard(context);
    if (answer) return answer;
  }
  return null;
}
