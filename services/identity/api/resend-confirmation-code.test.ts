import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, createFakeClock } from '../../testing/fake-clock-and-vies';
import {
  testUser,
  testIdentityClientId,
  openTestIdentity,
  type TestIdentity,
} from '../testing/test-identity';

let identity: TestIdentity;
let clock: FakeClock;

const waiting = 'waiting@example.org';

beforeEach(async () => {
  clock = createFakeClock();
  identity = await openTestIdentity(clock);
  await identity.call('SignUp', { Username: waiting, Password: 'Stiller-2027!' });
  clock.advance(60 * 60 * 1000);
});

afterEach(() => identity.close());

/** Returns the whole response without its date and request id. */
async function resend(email: string): Promise<unknown> {
  const response = await fetch(`${identity.url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.ResendConfirmationCode',
    },
    body: JSON.stringify({ ClientId: testIdentityClientId, Username: email }),
  });
  const headers = Object.fromEntries(response.headers);
  delete headers['date'];
  delete headers['x-request-id'];
  return { status: response.status, headers, body: await response.text() };
}

describe('resending the confirmation code', () => {
  it('returns the same response for unconfirmed, confirmed and unknown accounts', async () => {
    const same = 'w***@e***';
    for (let count = 0; count < 7; count += 1) {
      const answers = [];
      for (const email of [waiting, 'wanted@example.org', testUser.email]) {
        const answer = JSON.stringify(await resend(email));
        answers.push(answer.replace('a***@l***', same));
      }
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain(count < 5 ? same : 'LimitExceededException');
    }
  });

  it('executes the same database statements apart from the email itself', async () => {
    const written = async (email: string) => {
      await resend(email);
      const codes = await identity.db.selectFrom('identity_code').select('subject').execute();
      const windows = await identity.db.selectFrom('rate_window').select(['name', 'key']).execute();
      return { codes: codes.length, windows: windows.length };
    };
    const before = await written('somebody@example.org');
    const unknown = await written('wanted@example.org');
    const known = await written(testUser.email);
    expect(unknown.codes - before.codes).toBe(known.codes - unknown.codes);
    expect(unknown.windows - before.windows).toBe(known.windows - unknown.windows);
  });
});
