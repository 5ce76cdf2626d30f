import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '../../kept-keys/seal';
import type { IdentityContext } from '../identity-context';
import type { User } from '../users/user.repository';

/** How long a sign-in waits for its code. */
export const mfaSessionMs = 3 * 60 * 1000;
const purpose = 'mfa-session';

const shape = z.object({
  id: z.string(),
  userId: z.string(),
  password: z.string(),
  expiresAt: z.number(),
});

/** A sign-in whose password was right. */
export type MfaSession = z.infer<typeof shape>;

/** Which password was given, as a digest: a changed one ends what waits. */
export function passwordDigest({ secrets }: Pick<IdentityContext, 'secrets'>, user: User): string {
  return secrets.digest('verifier', user.verifier);
}

/** The session of a sign-in that waits for its code. It travels with the client, encrypted: nothing is stored. */
export function createMfaSession(
  context: Pick<IdentityContext, 'secrets' | 'clock'>,
  user: User,
): string {
  const session: MfaSession = {
    id: randomUUID(),
    userId: user.id,
    password: passwordDigest(context, user),
    expiresAt: context.clock.now() + mfaSessionMs,
  };
  return seal(context.secrets.key(purpose), JSON.stringify(session));
}

/** The session again; null when it is not one of ours or has expired. */
export function readMfaSession(
  { secrets, clock }: Pick<IdentityContext, 'secrets' | 'clock'>,
  text: string,
): MfaSession | null {
  const opened = unseal(secrets.key(purpose), text);
  if (opened === null) return null;
  const session = shape.parse(JSON.parse(opened));
  return session.expiresAt > clock.now() ? session : null;
}
