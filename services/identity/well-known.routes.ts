import { Hono } from 'hono';
import type { IdentityContext } from './identity-context';
import { identityAlgorithm, loadSigningKey, listPublicKeys } from './tokens/signing-keys';
import { supportedScopes } from './tokens/session-tokens';

const cacheControl = 'public, max-age=300';

/** Serves the pool's public keys and OpenID configuration below /identity/<poolId>/.well-known. */
export function createWellKnownApp({ db, clock, keySeal, settings }: IdentityContext): Hono {
  const app = new Hono();
  const base = `/identity/${settings.poolId}/.well-known`;

  app.get(`${base}/jwks.json`, async (c) => {
    await loadSigningKey({ db, keySeal }, clock.now());
    return c.json({ keys: await listPublicKeys(db) }, 200, { 'cache-control': cacheControl });
  });
  app.get(`${base}/openid-configuration`, (c) =>
    c.json(
      {
        issuer: settings.issuer,
        jwks_uri: `${new URL(c.req.url).origin}${base}/jwks.json`,
        authorization_endpoint: `${settings.siteUrl}/oauth2/authorize`,
        token_endpoint: `${settings.siteUrl}/oauth2/token`,
        userinfo_endpoint: `${settings.siteUrl}/oauth2/userInfo`,
        revocation_endpoint: `${settings.siteUrl}/oauth2/revoke`,
        end_session_endpoint: `${settings.siteUrl}/logout`,
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
        id_token_signing_alg_values_supported: [identityAlgorithm],
        subject_types_supported: ['public'],
        scopes_supported: supportedScopes,
      },
      200,
      { 'cache-control': cacheControl },
    ),
  );
  return app;
}
