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
export function toEmailAddress(text: string): string | null {
  const typed = text.trim();
  const at = typed.lastIndexOf('@');
  const [name, domain] = [typed.slice(0, Math.max(at, 0)), typed.slice(at + 1)];
  if (at < 1 || !localPart.test(name) || !typedDomain.test(domain)) return null;
  const host = `http://${domain}`;
  const { hostname } = URL.canParse(host) ? new URL(host) : { hostname: '' };
  const address = `${name}@${hostname}`;
  return asciiDomain.test(hostname) && address.length <= maxEmailLength ? address : null;
}
