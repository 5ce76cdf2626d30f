/** What a page holds in place of its refresh token: the token itself never leaves the site's server. */
export const refreshTokenStandIn = 'kept-by-the-site';
