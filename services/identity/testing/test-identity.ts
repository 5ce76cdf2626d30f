import { createHash, createHmac } from 'node:crypto';
import { clientOriginHeaders, formatClientOriginPayload } from '@/domain/session/client-origin';
import { createServicesApp } from '../../http/server';
import { startHttpServer } from '../../http/server';
import { listMails, type Mail } from '../../mail/outbox';
import { createSecretCipher, type SecretCipher } from '../../secrets/encryption';
import { type Logger, silentLogger } from '../../platform/logger';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../database/database';
import { openTestDatabase } from '../../testing/test-database';
import { loadIdentitySecret } from '../identity-context';
import { seedIdentityAccounts } from '../identity-service';
import { createIdentityApp } from '../identity-service';

export const testUserPoolId = 'local_lautlos';
export const testIdentityClientId = 'lautlos-storefront';
export const testSiteUrl = 'http://localhost:3000';
/** Secret shared by the storefront and the identity service. */
const siteSecret = 'a secret of the site and the identity';
export const testIdentityIssuer = `${testSiteUrl}/identity/${testUserPoolId}`;

export const testUser = { email: 'anna@lautlos.example', password: 'Lautlos-2026!' };

interface ApiAnswer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any;
}

export interface TestIdentity {
  db: Database;
  keySeal: SecretCipher;
  /** Base URL; Amplify's userPoolEndpoint is `<url>/identity/`. */
  url: string;
  /** Sends a request to the JSON API over HTTP. The ClientId is added. */
  call(action: string, body: object): Promise<ApiAnswer>;
  /** Returns the emails to an address, newest first. */
  mailsTo(email: string): Promise<Mail[]>;
  /** Returns the code in the newest email to an address. */
  codeFor(email: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts the identity service with one confirmed user, Anna, on a real database and a real HTTP server. */
export async function openTestIdentity(
  clock: Clock,
  logger: Logger = silentLogger,
): Promise<TestIdentity> {
  const { db, close } = await openTestDatabase();
  const keySeal = createSecretCipher('a key for tests');
  const secret = await loadIdentitySecret(db, keySeal);
  await seedIdentityAccounts(db, [testUser], clock.now(), testUserPoolId);
  const settings = {
    poolId: testUserPoolId,
    clientId: testIdentityClientId,
    issuer: testIdentityIssuer,
    siteUrl: testSiteUrl,
    siteSecret,
  };
  const options = { db, clock, logger, keySeal, secret, ...settings };
  const server = await startHttpServer(createServicesApp([createIdentityApp(options)], logger), 0);
  const url = `http://127.0.0.1:${server.port}`;

  const mailsTo = async (email: string) =>
    (await listMails(db, 100)).filter(({ recipient }) => recipient === email);
  return {
    db,
    keySeal,
    url,
    call: async (action, body) => {
      const response = await fetch(`${url}/identity/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
        },
        body: JSON.stringify({ ClientId: testIdentityClientId, ...body }),
      });
      return { status: response.status, body: await response.json() };
    },
    mailsTo,
    codeFor: async (email) => {
      const [mail] = await mailsTo(email);
      const code = mail && /\b\d{6}\b/.exec(mail.text)?.[0];
      if (!code) throw new Error(`No code was sent to ${email}`);
      return code;
    },
    close: async () => {
      await server.close();
      await close();
    },
  };
}

/**
 * Creates the signed headers by which the storefront reports a visitor's origin. The service ignores headers signed
 * with another secret.
 */
export function createOriginHeaders(
  { address = '', known = [] }: { address?: string | undefined; known?: readonly string[] },
  at: number,
  secret = siteSecret,
): Record<string, string> {
  const emails = known.map((email) => createHash('sha256').update(email).digest('hex')).join(',');
  const text = formatClientOriginPayload({ at, address, emailDigests: emails });
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  return {
    [clientOriginHeaders.address]: address,
    [clientOriginHeaders.emailDigests]: emails,
    [clientOriginHeaders.signature]: `${at}.${signature}`,
  };
}
