import { createHash, createHmac, randomBytes } from 'node:crypto';
import { srpPrime } from '../sign-in/srp';
import { testIdentityClientId, testUserPoolId, type TestIdentity } from './test-identity';

/** The client's side of SRP, implemented independently of the service, with plain bigints, after Amplify's source. */

const sha256 = (hex: string) => createHash('sha256').update(hex, 'hex').digest('hex');
const big = (hex: string) => BigInt(`0x${hex}`);

function pad(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even;
}

function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square, rest] = [1n, base % modulus, exponent];
  for (; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

interface Challenge {
  SALT: string;
  SRP_B: string;
  SECRET_BLOCK: string;
  USER_ID_FOR_SRP: string;
  USERNAME: string;
}

export interface SrpClient {
  a: bigint;
  A: bigint;
  challenge: Challenge;
}

/** Starts a sign-in with SRP and returns the client's numbers with the service's challenge. */
export async function startSrp(identity: TestIdentity, email: string): Promise<SrpClient> {
  const a = big(randomBytes(128).toString('hex'));
  const A = modPow(2n, a, srpPrime);
  const { body } = await identity.call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: A.toString(16) },
  });
  return { a, A, challenge: body.ChallengeParameters };
}

/** Formats a challenge's timestamp as the client does: `Sat Nov 21 12:00:00 UTC 2026`. */
function timestampOf(at: number): string {
  const [, weekday, day, month, year, time] =
    /^(\w+), (\d+) (\w+) (\d+) ([\d:]+)/.exec(new Date(at).toUTCString()) ?? [];
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}

/** Creates the client's response to a challenge, computed from a password and signed at a time (epoch milliseconds). */
export function createSrpResponse({ a, A, challenge }: SrpClient, password: string, at: number) {
  const pool = testUserPoolId.split('_')[1] ?? '';
  const user = challenge.USER_ID_FOR_SRP;
  const B = big(challenge.SRP_B);
  const k = big(sha256(`${pad(srpPrime)}${pad(2n)}`));
  const u = big(sha256(pad(A) + pad(B)));
  const inner = createHash('sha256').update(`${pool}${user}:${password}`).digest('hex');
  const x = big(sha256(pad(big(challenge.SALT)) + inner));
  const base = (((B - k * modPow(2n, x, srpPrime)) % srpPrime) + srpPrime) % srpPrime;
  const S = modPow(base, a + u * x, srpPrime);
  const salt = Buffer.from(pad(u), 'hex');
  const extracted = createHmac('sha256', salt)
    .update(Buffer.from(pad(S), 'hex'))
    .digest();
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest();
  const timestamp = timestampOf(at);
  const signature = createHmac('sha256', key.subarray(0, 16))
    .update(pool + user)
    .update(Buffer.from(challenge.SECRET_BLOCK, 'base64'))
    .update(timestamp)
    .digest('base64');
  return {
    USERNAME: user,
    PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: signature,
    TIMESTAMP: timestamp,
  };
}

export function sendSrpResponse(
  identity: TestIdentity,
  answer: ReturnType<typeof createSrpResponse>,
) {
  return identity.call('RespondToAuthChallenge', {
    ClientId: testIdentityClientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: answer,
  });
}
