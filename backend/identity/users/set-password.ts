import type { Transaction } from '../../database/database';
import { forgetSignInAttempts } from '../attempts/sign-in-lock';
import type { IdentityContext } from '../identity-context';
import { sendIdentityMail } from '../mail/send-identity-mail';
import { makeVerifier } from '../srp/verifier';
import { revokeSessions } from '../tokens/session.repository';
import type { Language } from '@/domain/language/detect-language';
import { updateUser, type User } from './user.repository';

/** Gives a user another password: ends all sessions and the pause after failed sign-ins, and tells the user by mail. */
export async function setPassword(
  context: IdentityContext,
  trx: Transaction,
  user: User,
  { password, language }: { password: string; language: Language },
): Promise<void> {
  const now = context.clock.now();
  await updateUser(trx, user.id, makeVerifier(context.poolName, user.id, password), now);
  await revokeSessions(trx, user.id, now);
  await forgetSignInAttempts(context, trx, user.email);
  await sendIdentityMail(context, trx, {
    kind: 'password-changed',
    recipient: user.email,
    language,
  });
}
