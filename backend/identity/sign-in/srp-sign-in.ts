import { normaliseEmail } from '@/domain/customer/normalise-email';
import { forgiveSignInAttempts } from '../attempts/sign-in-lock';
import type { IdentityContext } from '../identity-context';
import { invalidParameter, wrongCredentials } from '../identity-error';
import { elementDigits, isSafeElement, toBigint } from '../srp/group';
import { isProof, makeServerHalf } from '../srp/server-half';
import { parseTimestamp } from '../srp/timestamp';
import { decoyUser } from '../users/decoy';
import { findUser, findUserByEmail, type User } from '../users/user.repository';
import { assertConfirmed } from './password-sign-in';
import { sealChallenge, spendChallenge } from './srp-challenge';
import { takeAttempt } from './take-attempt';

/** How far the client's clock may be off. */
const clockToleranceMs = 15 * 60 * 1000;

/** The challenge for an e-mail, with Cognito's parameters. An unknown e-mail gets one that looks the same and that nobody can answer. */
export async function challengeSrp(
  context: IdentityContext,
  username: string,
  A: string,
): Promise<Record<string, string>> {
  if (A.length > elementDigits || !isSafeElement(toBigint(A)))
    throw invalidParameter('authParameters.SRP_A', 'Member must be between 2 and N-2');
  const email = normaliseEmail(username);
  const user = (await findUserByEmail(context.db, email)) ?? decoyUser(context, email);
  const half = makeServerHalf(user.verifier);
  return {
    SALT: user.salt,
    SRP_B: half.B,
    SECRET_BLOCK: sealChallenge(context, { ...half, userId: user.id, email, A }),
    USER_ID_FOR_SRP: user.id,
    USERNAME: user.id,
  };
}

interface SrpAnswer {
  username: string;
  secretBlock: string;
  timestamp: string;
  signature: string;
}

/** The confirmed user who answered its challenge. Every answer counts as an attempt, and a challenge can be answered once. */
export async function answerSrp(context: IdentityContext, answer: SrpAnswer): Promise<User> {
  const answeredAt = parseTimestamp(answer.timestamp);
  if (answeredAt === null)
    throw invalidParameter('TIMESTAMP', 'format should be EEE MMM d HH:mm:ss z yyyy in english.');
  const challenge = await spendChallenge(context, answer.secretBlock);
  if (!challenge) throw wrongCredentials();
  await takeAttempt(context, challenge.email);

  const user = await findUser(context.db, challenge.userId);
  const isRight = isProof(challenge, challenge.A, user?.verifier ?? context.decoyVerifier, {
    poolName: context.poolName,
    userId: challenge.userId,
    secretBlock: Buffer.from(answer.secretBlock, 'base64'),
    timestamp: answer.timestamp,
    signature: answer.signature,
  });
  const isTimely = Math.abs(answeredAt - context.clock.now()) <= clockToleranceMs;
  if (!user || !isRight || !isTimely || answer.username !== user.id) throw wrongCredentials();
  await forgiveSignInAttempts(context, challenge.email);
  assertConfirmed(user);
  return user;
}
