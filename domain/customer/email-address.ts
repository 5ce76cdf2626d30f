/** Longer addresses do not exist (RFC 5321, 4.5.3.1.3). */
export const maxEmailLength = 254;

/** What stands before the @ without quotes (RFC 5322 dot-atom; dots as browsers take them). */
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
/** Letters of every script. What else an address on the web may hold is none of a mail domain. */
const typedDomain = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u;
const asciiDomain =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * The address as mail servers and other systems take it: trimmed, its domain in small ASCII letters, so that `info@müller.example` and
 * `info@xn--mller-kva.example` are one. Null for what is no address of the Internet: everything a browser's own check takes passes, as
 * long as its domain has a dot. Quoted names and names in other letters than ASCII's (RFC 6531) are none.
 */
export function parseEmailAddress(text: string): string | null {
  const typed = text.trim();
  const at = typed.lastIndexOf('@');
  const [name, domain] = [typed.slice(0, Math.max(at, 0)), typed.slice(at + 1)];
  if (at < 1 || !localPart.test(name) || !typedDomain.test(domain)) return null;
  const host = `http://${domain}`;
  const { hostname } = URL.canParse(host) ? new URL(host) : { hostname: '' };
  const address = `${name}@${hostname}`;
  return asciiDomain.test(hostname) && address.length <= maxEmailLength ? address : null;
}

/** E-mails are compared and kept in lower case without spaces around, their domains in ASCII. What is no address stays as it is. */
export function normalizeEmail(text: string): string {
  return (parseEmailAddress(text) ?? text.trim()).toLowerCase();
}

/** What a schema gives its transforms to say what is wrong. */
interface SchemaContext {
  addIssue(issue: { code: 'custom'; message: string }): void;
}

/**
 * For `z.string().transform(createEmailTransform())`, the one check of e-mail addresses in browser and services: what was typed comes out as
 * systems take it, and what is no address is the problem named.
 */
export function createEmailTransform(problem = 'Invalid email address') {
  return (typed: string, context: SchemaContext): string => {
    const address = parseEmailAddress(typed);
    if (address === null) context.addIssue({ code: 'custom', message: problem });
    return address ?? '';
  };
}

/** Google delivers a name with and without dots, at both of its domains, to one mailbox. */
const googleDomain = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox an e-mail address is delivered to, for counting: lower case, without a tag (RFC 5233: name+tag@). Of an address without @
 * the text itself. Never an address to write to.
 */
export function toMailbox(email: string): string {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  const [untagged = ''] = text.slice(0, at).split('+', 1);
  const name = untagged === '' ? text.slice(0, at) : untagged;
  const domain = text.slice(at + 1);
  return googleDomain.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
