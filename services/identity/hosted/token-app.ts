import { type Context, Hono } from 'hono';
import { inTransaction } from '../../database/database';
import { toUserAttributes } from '../api/identity-action';
import type { IdentityContext } from '../identity-context';
import { IdentityError } from '../identity-error';
import type { SessionTokens } from '../tokens/session-tokens';
import { refreshSession } from '../tokens/session-tokens';
import {
  addRefreshToken,
  findStoredRefreshToken,
  revokeSession,
} from '../tokens/session.repository';
import { signTokens } from '../tokens/session-tokens';
import { verifyAccessToken } from '../tokens/verify-access';
import { redeemGrant } from './grant.repository';
import { limitFormSize, parseForm } from './sign-in-form';

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

type OauthError = 'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type';

/** Serves /identity/oauth2/token, /userInfo and /revoke for the public client (RFC 6749, RFC 7009, OpenID Connect). */
export function createTokenApp(context: IdentityContext): Hono {
  const { db, clock, settings } = context;
  const app = new Hono();

  app.post('/identity/oauth2/token', limitFormSize, async (c) => {
    const form = await parseForm(c);
    if (form.client_id !== settings.clientId) return rejectRequest(c, 'invalid_client');
    if (form.grant_type === 'refresh_token') return answerRefresh(c, context, form.refresh_token);
    if (form.grant_type !== 'authorization_code') return rejectRequest(c, 'unsupported_grant_type');
    const { code, redirect_uri, code_verifier } = form;
    if (!code || !redirect_uri || !code_verifier) return rejectRequest(c, 'invalid_request');
    const shown = { code, redirectUri: redirect_uri, verifier: code_verifier };
    const redeemed = await redeemGrant(db, shown, clock.now());
    if (!redeemed) return rejectRequest(c, 'invalid_grant');
    const { user, session, nonce } = redeemed;
    const refreshToken = await inTransaction(db, (trx) => addRefreshToken(trx, session.id));
    const signed = await signTokens(context, user, session, nonce);
    return c.json(tokenAnswer({ ...signed, refreshToken }), 200, noStore);
  });

  app.post('/identity/oauth2/revoke', limitFormSize, async (c) => {
    const form = await parseForm(c);
    if (form.client_id !== settings.clientId) return rejectRequest(c, 'invalid_client');
    const found = form.token ? await findStoredRefreshToken(db, form.token) : null;
    if (found) await revokeSession(db, found.session.id, clock.now());
    return c.body(null, 200, noStore);
  });

  app.get('/identity/oauth2/userInfo', async (c) => {
    const [, token = ''] = /^Bearer (\S{1,8192})$/i.exec(c.req.header('authorization') ?? '') ?? [];
    try {
      const { user } = await verifyAccessToken(context, token, 'openid');
      return c.json({ ...toUserAttributes(user), username: user.id }, 200, noStore);
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      const challenge = `Bearer error="invalid_token", error_description="${error.message}"`;
      return c.json({ error: 'invalid_token', error_description: error.message }, 401, {
        ...noStore,
        'www-authenticate': challenge,
      });
    }
  });
  return app;
}

async function answerRefresh(c: Context, context: IdentityContext, token: string | undefined) {
  if (!token) return rejectRequest(c, 'invalid_request');
  try {
    return c.json(tokenAnswer(await refreshSession(context, token)), 200, noStore);
  } catch (error) {
    if (error instanceof IdentityError) return rejectRequest(c, 'invalid_grant');
    throw error;
  }
}

function tokenAnswer({ idToken, accessToken, refreshToken, expiresIn }: SessionTokens) {
  return {
    id_token: idToken,
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
  };
}

function rejectRequest(c: Context, error: OauthError) {
  return c.json({ error }, error === 'invalid_client' ? 401 : 400, noStore);
}
