import type { Action } from './action';
import {
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './attributes';
import { changePassword } from './change-password';
import { confirmSignUp, resendConfirmationCode } from './confirm-sign-up';
import { confirmForgotPassword, forgotPassword } from './forgot-password';
import { getTokensFromRefreshToken, initiateAuth, respondToAuthChallenge } from './sign-in';
import { signUp } from './sign-up';
import {
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from './software-token';
import { deleteUser, getUser, globalSignOut, revokeToken } from './user';

/** Every action the service understands, by the name in x-amz-target. */
export const actions: ReadonlyMap<string, Action> = new Map([
  ['SignUp', signUp],
  ['ConfirmSignUp', confirmSignUp],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ChangePassword', changePassword],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['VerifySoftwareToken', verifySoftwareToken],
  ['SetUserMFAPreference', setUserMfaPreference],
  ['GetUser', getUser],
  ['DeleteUser', deleteUser],
  ['UpdateUserAttributes', updateUserAttributes],
  ['GetUserAttributeVerificationCode', getUserAttributeVerificationCode],
  ['VerifyUserAttribute', verifyUserAttribute],
]);
