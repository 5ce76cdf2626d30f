import { Amplify } from 'aws-amplify';
import { ConsoleLogger } from 'aws-amplify/utils';

export {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';

type Pool = { userPoolId: string; clientId: string };

/** Points Amplify at the site's own address: every call goes through /api/identity. */
export function configure({ userPoolId, clientId }: Pool): void {
  // Otherwise it warns of every address that is not Amazon's own.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const userPoolEndpoint = `${window.location.origin}/api/identity`;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        userPoolEndpoint,
        loginWith: { email: true },
      },
    },
  });
}
