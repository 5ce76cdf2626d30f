/** Google delivers a name with and without dots, at both of its domains, to one mailbox. */
const googleDomain = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox an e-mail address is delivered to, for counting: lower case, without a tag (RFC 5233: name+tag@). Of an address without @
 * the text itself. Never an address to write to.
 */
export function mailboxOf(email: string): string {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  const [untagged = ''] = text.slice(0, at).split('+', 1);
  const name = untagged === '' ? text.slice(0, at) : untagged;
  const domain = text.slice(at + 1);
  return googleDomain.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
