import { inTransaction } from '../../database/database';
import { findRefreshToken, revokeSession, revokeSessions } from '../tokens/session.repository';
import { verifyAccess } from '../tokens/verify-access';
import { deleteUserRow } from '../users/user.repository';
import { defineAction } from './action';
import { userAttributes } from './answers';
import { clientRequest, token, userRequest } from './fields';

/** GetUser: the caller's attributes. */
export const getUser = defineAction(userRequest, async (context, { AccessToken }) => {
  const { user } = await verifyAccess(context, AccessToken);
  const attributes = Object.entries(userAttributes(user));
  return {
    Username: user.id,
    UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
  };
});

/** DeleteUser: the caller and everything that belongs to it is gone; the e-mail is free again. */
export const deleteUser = defineAction(userRequest, async (context, { AccessToken }) => {
  const { user } = await verifyAccess(context, AccessToken);
  await deleteUserRow(context.db, user.id);
  return {};
});

/** GlobalSignOut: ends all the caller's sessions. */
export const globalSignOut = defineAction(userRequest, async (context, { AccessToken }) => {
  const { user } = await verifyAccess(context, AccessToken);
  await inTransaction(context.db, (trx) => revokeSessions(trx, user.id, context.clock.now()));
  return {};
});

/** RevokeToken: ends the session of a refresh token, a replaced one, too. A foreign token is no error (RFC 7009). */
export const revokeToken = defineAction(
  clientRequest.extend({ Token: token }),
  async ({ db, clock }, { Token }) => {
    const found = await findRefreshToken(db, Token);
    if (found) await revokeSession(db, found.session.id, clock.now());
    return {};
  },
);
