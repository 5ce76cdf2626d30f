import { inTransaction } from '../../database/database';
import { isSoftwareTokenEnabled } from '../mfa/software-token.repository';
import { findRefreshToken, revokeSession, revokeSessions } from '../tokens/session.repository';
import { verifyAccess } from '../tokens/verify-access';
import { deleteUserRow } from '../users/user.repository';
import { defineAction } from './action';
import { userAttributes } from './answers';
import { clientRequest, token, userRequest } from './fields';

/** GetUser: the caller's attributes and second factor. */
export const getUser = defineAction(userRequest, async (context, { AccessToken }) => {
  const { user } = await verifyAccess(context, AccessToken);
  const attributes = Object.entries(userAttributes(user));
  const hasMfa = await isSoftwareTokenEnabled(context.db, user.id);
  return {
    Username: user.id,
    UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
    ...(hasMfa && {
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    }),
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
