/** What an access token of the service's own API allows; without it GetUser and its like refuse. */
export const apiScope = 'aws.cognito.signin.user.admin';

/** What an authorization request may ask for. */
export const knownScopes = ['openid', 'email', 'phone', 'profile', apiScope];
