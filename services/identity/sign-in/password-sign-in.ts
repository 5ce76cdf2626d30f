import type { IdentityContext } from '../identity-context';
import {
  type PasswordVerifier,
  isPasswordValid,
  type ServerEphemeral,
  elementDigits,
  isSafeGroupElement,
  parseHexBigint,
  isSrpProofValid,
  createServerEphemeral,
  parseSrpTimestamp,
} from './srp';
import { normalizeEmail } from '@/domain/customer/email-address';
import { resetSignInAttempts, consumeAttemptAndWarnOwner } from './sign-in-lock';
import { IdentityError, wrongCredentialsError, invalidParameterError } from '../identity-error';
import { findUserByEmail, type User, findUser } from '../users/user.repository';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { inTransaction } from '../../database/database';
import { encryptText, decryptText } from '../../secrets/encryption';

/**
 * Creates a fake user for an email address without an account: always the same id and salt for the same address, and a
 * verifier that no password matches.
 */
function createDecoyUser(
  { secrets, decoyVerifier }: Pick<IdentityContext, 'secrets' | 'decoyVerifier'>,
  email: string,
): PasswordVerifier & { id: string } {
  const digits = secrets.digest('decoy', email);
  return {
    id: [
      digits.slice(0, 8),
      digits.slice(8, 12),
      `4${digits.slice(12, 15)}`,
      `${'89ab'[Number.parseInt(digits.slice(15, 16), 16) % 4]}${digits.slice(16, 19)}`,
      digits.slice(19, 31),
    ].join('-'),
    salt: digits.slice(32),
    verifier: decoyVerifier,
  };
}

/**
 * Returns the confirmed user with this email address and password. A wrong password and an unknown address give the
 * same error after the same computing time. Only a caller with the right password gets UserNotConfirmedException for an
 * unconfirmed account.
 */
export async function findUserByPassword(
  context: IdentityContext,
  username: string,
  password: string,
): Promise<User> {
  const email = normalizeEmail(username);
  await consumeAttemptAndWarnOwner(context, email);
  const user = await findUserByEmail(context.db, email);
  const checked = user ?? createDecoyUser(context, email);
  const isRight = isPasswordValid(context.poolName, checked.id, password, checked);
  if (!user || !isRight) throw wrongCredentialsError();
  await resetSignInAttempts(context, email);
  assertConfirmed(user);
  return user;
}

/** Throws UserNotConfirmedException if the user has not confirmed the email address. */
function assertConfirmed(user: User): void {
  if (!user.isConfirmed)
    throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
}

const lifetimeMs = 3 * 60 * 1000;

const shape = z.object({
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  A: z.string(),
  b: z.string(),
  B: z.string(),
  expiresAt: z.number(),
});

/**
 * State of a running SRP exchange. The state is sent to the client encrypted, as the secret block, so that starting an
 * exchange writes nothing to the database.
 */
interface SrpChallenge extends ServerEphemeral {
  id: string;
  userId: string;
  email: string;
  A: string;
  expiresAt: number;
}

/** Creates the secret block of a new exchange, valid for three minutes. */
function encryptChallenge(
  { secrets, clock }: Pick<IdentityContext, 'secrets' | 'clock'>,
  exchange: ServerEphemeral & { userId: string; email: string; A: string },
): string {
  const challenge: SrpChallenge = {
    ...exchange,
    id: randomUUID(),
    expiresAt: clock.now() + lifetimeMs,
  };
  return encryptText(secrets.key('srp-challenge'), JSON.stringify(challenge));
}

/** Decrypts a secret block. Returns null if the block was already used, is older than three minutes or is invalid. */
async function consumeChallenge(
  { db, secrets, clock }: Pick<IdentityContext, 'db' | 'secrets' | 'clock'>,
  secretBlock: string,
): Promise<SrpChallenge | null> {
  const text = decryptText(secrets.key('srp-challenge'), secretBlock);
  if (text === null) return null;
  const challenge = shape.parse(JSON.parse(text));
  if (challenge.expiresAt <= clock.now()) return null;
  const { numInsertedOrUpdatedRows } = await inTransaction(db, (trx) =>
    trx
      .insertInto('identity_used_challenge')
      .values({ id: challenge.id, expires_at: challenge.expiresAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow(),
  );
  return numInsertedOrUpdatedRows === 1n ? challenge : null;
}

/** Accepted deviation of the client's clock in milliseconds. */
const clockToleranceMs = 15 * 60 * 1000;

/**
 * Creates the SRP challenge for an email address with Cognito's parameters. An unknown address gets a challenge that
 * looks the same and cannot be solved.
 */
export async function createSrpChallenge(
  context: IdentityContext,
  username: string,
  A: string,
): Promise<Record<string, string>> {
  if (A.length > elementDigits || !isSafeGroupElement(parseHexBigint(A)))
    throw invalidParameterError('authParameters.SRP_A', 'Member must be between 2 and N-2');
  const email = normalizeEmail(username);
  const user = (await findUserByEmail(context.db, email)) ?? createDecoyUser(context, email);
  const half = createServerEphemeral(user.verifier);
  return {
    SALT: user.salt,
    SRP_B: half.B,
    SECRET_BLOCK: encryptChallenge(context, { ...half, userId: user.id, email, A }),
    USER_ID_FOR_SRP: user.id,
    USERNAME: user.id,
  };
}

interface SrpResponse {
  username: string;
  secretBlock: string;
  timestamp: string;
  signature: string;
}

/**
 * Returns the confirmed user whose response solves the challenge. Every response counts as an attempt, and a challenge
 * can be used once.
 */
export async function verifySrpResponse(
  context: IdentityContext,
  answer: SrpResponse,
): Promise<User> {
  const answeredAt = parseSrpTimestamp(answer.timestamp);
  if (answeredAt === null)
    throw invalidParameterError(
      'TIMESTAMP',
      'format should be EEE MMM d HH:mm:ss z yyyy in english.',
    );
  const challenge = await consumeChallenge(context, answer.secretBlock);
  if (!challenge) throw wrongCredentialsError();
  await consumeAttemptAndWarnOwner(context, challenge.email);

  const user = await findUser(context.db, challenge.userId);
  const isRight = isSrpProofValid(challenge, challenge.A, user?.verifier ?? context.decoyVerifier, {
    poolName: context.poolName,
    userId: challenge.userId,
    secretBlock: Buffer.from(answer.secretBlock, 'base64'),
    timestamp: answer.timestamp,
    signature: answer.signature,
  });
  const isTimely = Math.abs(answeredAt - context.clock.now()) <= clockToleranceMs;
  if (!user || !isRight || !isTimely || answer.username !== user.id) throw wrongCredentialsError();
  await resetSignInAttempts(context, challenge.email);
  assertConfirmed(user);
  return user;
}
