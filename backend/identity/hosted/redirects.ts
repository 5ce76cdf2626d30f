const aliases = ['login', 'my-account', 'mein-konto', 'cognitologin', 'user/login'];
const languages = ['', '/de', '/en'];

/** Where the hosted sign-in may lead, word for word: the storefront's callback and the login pages of Spec §2, each with checkout=true, too. */
export function signInTargets(siteUrl: string): ReadonlySet<string> {
  return new Set([...withCheckout(`${siteUrl}/api/auth/callback`), ...loginPages(siteUrl)]);
}

/** Where /logout may lead: the home pages and the login pages. */
export function signOutTargets(siteUrl: string): ReadonlySet<string> {
  const homes = languages.flatMap((language) => [
    `${siteUrl}${language}`,
    `${siteUrl}${language}/`,
  ]);
  return new Set([...homes, ...loginPages(siteUrl)]);
}

function loginPages(siteUrl: string): string[] {
  return languages.flatMap((language) =>
    aliases.flatMap((alias) => withCheckout(`${siteUrl}${language}/${alias}`)),
  );
}

function withCheckout(address: string): string[] {
  return [address, `${address}?checkout=true`];
}
