import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';

const rounds = 20;
const demo = { username: 'anna@lautlos.example', password: 'Lautlos-2026!' };

/**
 * Measures complete sign-ins with Amplify at the embedded identity service, in ms: SRP, plain password and token
 * refresh.
 * @param {string} identityUrl
 */
export async function measureSignIn(identityUrl) {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: 'local_lautlos',
        userPoolClientId: 'lautlos-storefront',
        userPoolEndpoint: `${identityUrl}/`,
      },
    },
  });
  return {
    srp: await measureRepeatedly(
      () => signIn(demo),
      () => signOut(),
    ),
    password: await measureRepeatedly(
      () => signIn({ ...demo, options: { authFlowType: 'USER_PASSWORD_AUTH' } }),
      () => signOut(),
    ),
    renewal: await measureRenewal(),
  };
}

async function measureRenewal() {
  await signIn(demo);
  const measured = await measureRepeatedly(() => fetchAuthSession({ forceRefresh: true }));
  await signOut();
  return measured;
}

/**
 * @param {() => Promise<unknown>} run
 * @param {() => Promise<unknown>} after
 */
async function measureRepeatedly(run, after = async () => undefined) {
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
    await after();
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    Math.round(times[Math.floor((times.length - 1) * share)]);
  return { p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
}
