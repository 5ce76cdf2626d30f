import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Transaction } from '../../database/database';
import type { IdentityCodeTable } from '../../database/tables/identity-tables';
import { countWrongCode, type Guesser, mayJudgeCode } from '../attempts/code-limit';
import type { IdentityContext } from '../identity-context';
import { IdentityError, limitExceeded } from '../identity-error';

export type CodePurpose = IdentityCodeTable['purpose'];

/** right: first time; used: right, but not for the first time. */
export type CodeVerdict = 'right' | 'used' | 'wrong' | 'expired' | 'too-often';

export const codeMinutes = 15;
const maxAttempts = 5;
const minute = 60 * 1000;

/** A new code of six digits, which replaces the subject's last one of this purpose. Only its keyed digest is kept. */
export async function issueCode(
  { secrets, clock }: Pick<IdentityContext, 'secrets' | 'clock'>,
  trx: Transaction,
  purpose: CodePurpose,
  subject: string,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    code_hash: secrets.digest('code', `${purpose}:${subject}:${code}`),
    expires_at: clock.now() + codeMinutes * minute,
    attempts: 0,
    used_at: null,
  };
  await trx
    .insertInto('identity_code')
    .values({ purpose, subject, ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(fresh))
    .execute();
  return code;
}

/**
 * Judges a code and, when it is right, uses it up. Five wrong ones end it, and too many for other codes stop all (code-limit.ts). A subject
 * without a code gets one that nobody knows, so that it answers like any other. Must not be rolled back: a wrong attempt counts.
 */
export async function judgeCode(
  context: IdentityContext,
  trx: Transaction,
  given: { purpose: CodePurpose; code: string } & Guesser,
): Promise<CodeVerdict> {
  if (!(await mayJudgeCode(context, trx, given))) return 'too-often';
  const verdict = await compareCode(context, trx, given);
  if (verdict === 'wrong') await countWrongCode(context, trx, given);
  return verdict;
}

async function compareCode(
  context: Pick<IdentityContext, 'secrets' | 'clock'>,
  trx: Transaction,
  { purpose, subject, code }: { purpose: CodePurpose; subject: string; code: string },
): Promise<CodeVerdict> {
  const find = () =>
    trx
      .selectFrom('identity_code')
      .select(['code_hash', 'expires_at', 'attempts', 'used_at'])
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .executeTakeFirst();
  const known = await find();
  if (!known) await issueCode(context, trx, purpose, subject);
  const row = known ?? (await find());
  if (!row || row.attempts >= maxAttempts) return 'too-often';

  const now = context.clock.now();
  const given = context.secrets.digest('code', `${purpose}:${subject}:${code}`);
  const isRight = known !== undefined && isSame(given, row.code_hash);
  if (isRight && row.used_at !== null) return 'used';
  if (row.expires_at <= now) return 'expired';
  await trx
    .updateTable('identity_code')
    .set(isRight ? { used_at: now } : { attempts: row.attempts + 1 })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .execute();
  return isRight ? 'right' : 'wrong';
}

/** Cognito's refusal for a verdict (external contract C.2). */
export function codeRefusal(verdict: Exclude<CodeVerdict, 'right'>): IdentityError {
  if (verdict === 'too-often') return limitExceeded();
  return verdict === 'wrong'
    ? new IdentityError(
        'CodeMismatchException',
        'Invalid verification code provided, please try again.',
      )
    : new IdentityError(
        'ExpiredCodeException',
        'Invalid code provided, please request a code again.',
      );
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}
