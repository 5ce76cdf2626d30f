/** Maximum length of an email address (RFC 5321, 4.5.3.1.3). */
export const maxEmailLength = 254;

/** Local part without quotes (RFC 5322 dot-atom; dots are accepted anywhere, as browsers do). */
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
/** Domain as typed, with letters of any script. Excludes other URL characters such as ports and paths. */
const typedDomain = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u;
const asciiDomain =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Returns the email address in the form mail servers and other systems accept: trimmed, with the domain in lowercase
 * ASCII, so that `info@müller.example` and `info@xn--mller-kva.example` are equal. Returns null for an invalid address.
 * Accepts everything that a browser's own validation accepts, provided the domain has a dot. Rejects quoted and
 * non-ASCII local parts (RFC 6531).
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

/**
 * Normalizes an email for comparison and storage: trimmed, lowercase, domain in ASCII. An invalid address is only
 * trimmed and lowercased.
 */
export function normalizeEmail(text: string): string {
  return (parseEmailAddress(text) ?? text.trim()).toLowerCase();
}

/** Context that a schema passes to its transforms for reporting issues. */
interface SchemaContext {
  addIssue(issue: { code: 'custom'; message: string }): void;
}

/**
 * Creates the transform for `z.string().transform(createEmailTransform())`, the only email validation in browser and
 * services. Returns the result of parseEmailAddress; reports `problem` as an issue for an invalid address.
 */
export function createEmailTransform(problem = 'Invalid email address') {
  return (typed: string, context: SchemaContext): string => {
    const address = parseEmailAddress(typed);
    if (address === null) context.addIssue({ code: 'custom', message: problem });
    return address ?? '';
  };
}

/** Google ignores dots in the local part and delivers both domains to the same mailbox. */
const googleDomain = /^(gmail|googlemail)\.com$/;

/**
 * Returns the mailbox an email address is delivered to: lowercase, without a tag (RFC 5233: name+tag@). Returns the
 * text itself if it has no @. For rate limits and counting only; never send email to the result.
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
