import 'server-only';
import { env } from '@/lib/platform/config/env';

/** The hosted page stands under the site's own origin when the identity provider has no domain of its own. */
const publicBase = () => (env.IDENTITY_DOMAIN ?? env.SITE_URL).replace(/\/+$/, '');

/** The site's own calls go to the provider directly. */
const ownBase = () => env.IDENTITY_DOMAIN?.replace(/\/+$/, '') ?? env.IDENTITY_URL;

/** Where the provider leads back to; one of its allow-listed addresses. */
export const callbackAddress = () => `${env.SITE_URL}/api/auth/callback`;

/** Where a visitor signs in. */
export const authorizeAddress = () => new URL(`${publicBase()}/oauth2/authorize`);

/** Where a visitor's session at the provider ends. */
export const logoutAddress = () => new URL(`${publicBase()}/logout`);

/** Where codes and refresh tokens become tokens. */
export const tokenAddress = () => `${ownBase()}/oauth2/token`;

/** Where refresh tokens are made worthless. */
export const revokeAddress = () => `${ownBase()}/oauth2/revoke`;
