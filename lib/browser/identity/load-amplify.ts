import { z } from 'zod';
import type * as AmplifyModule from './amplify';

/** The parts of Amplify that are used. */
export type Amplify = typeof AmplifyModule;

const poolSchema = z.object({ userPoolId: z.string(), clientId: z.string() });
const timeoutMs = 10_000;

let loading: Promise<Amplify> | null = null;

/** Amplify, loaded and configured when it is first needed: no page pays for it before. A failed load is tried again. */
export function loadAmplify(): Promise<Amplify> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Amplify> {
  const [amplify, pool] = await Promise.all([import('./amplify'), readPool()]);
  amplify.configure(pool);
  return amplify;
}

/** Which user pool the site uses; the client id it shares with every visitor, and nothing of it is a secret. */
async function readPool(): Promise<z.infer<typeof poolSchema>> {
  const response = await fetch('/api/identity/config', { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The identity's settings answered ${response.status}`);
  return poolSchema.parse(await response.json());
}
