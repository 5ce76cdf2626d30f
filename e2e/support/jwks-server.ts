import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose';

const poolId = 'local_lautlos';
const clientId = 'lautlos-storefront';

export type JwksServer = {
  /** URL of the identity provider. The issuer consists of this URL and the pool id. */
  url: string;
  issuer: string;
  /** Returns an ID token as the provider would sign it, with the given claims changed. Undefined removes a claim. */
  sign: (claims?: Record<string, unknown>) => Promise<string>;
  /** Like `sign`, but with a key that the provider does not publish. */
  signWithUnknownKey: (claims?: Record<string, unknown>) => Promise<string>;
  /** Like `sign`, but without a signature. */
  buildUnsignedToken: (claims?: Record<string, unknown>) => string;
  /** Like `sign`, but signed with HS256, with the public key used as the secret. */
  signWithPublicKey: (claims?: Record<string, unknown>) => Promise<string>;
  /** False simulates a provider that does not respond. */
  isUp: boolean;
  stop: () => Promise<void>;
};

/** Starts a fake identity provider that only publishes keys and signs any token a test needs. */
export async function startJwksServer(): Promise<JwksServer> {
  const [known, unknown] = await Promise.all([pair(), pair()]);
  const keyServer: Pick<JwksServer, 'isUp'> = { isUp: true };
  const server = createServer((request, response) => {
    if (!keyServer.isUp || !request.url?.endsWith('/.well-known/jwks.json'))
      return response.writeHead(500).end();
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ keys: [known.jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${url}/${poolId}`;
  const claimsOf = (change: Record<string, unknown> = {}) => withDefaults(issuer, change);
  const header = { alg: 'RS256', kid: 'test' };
  return Object.assign(keyServer, {
    url,
    issuer,
    sign: (claims?: Record<string, unknown>) =>
      new SignJWT(claimsOf(claims)).setProtectedHeader(header).sign(known.privateKey),
    signWithUnknownKey: (claims?: Record<string, unknown>) =>
      new SignJWT(claimsOf(claims)).setProtectedHeader(header).sign(unknown.privateKey),
    buildUnsignedToken: (claims?: Record<string, unknown>) =>
      `${encode({ alg: 'none' })}.${encode(claimsOf(claims))}.`,
    signWithPublicKey: async (claims?: Record<string, unknown>) => {
      const content = `${encode({ alg: 'HS256', kid: 'test' })}.${encode(claimsOf(claims))}`;
      const secret = await exportSPKI(known.publicKey);
      const signature = createHmac('sha256', secret).update(content).digest('base64url');
      return `${content}.${signature}`;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

async function pair() {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(keys.publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  return { ...keys, jwk };
}

function withDefaults(issuer: string, change: Record<string, unknown>): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: randomUUID(),
    iss: issuer,
    aud: clientId,
    token_use: 'id',
    email: `${randomUUID()}@lautlos.example`,
    email_verified: true,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    ...change,
  };
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
