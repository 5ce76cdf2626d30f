import { createHmac } from 'node:crypto';

/** REDIS_URL names a server that cannot be used; the message says why, never with the password. */
export class SharedStateError extends Error {
  override readonly name = 'SharedStateError';
}

/** Why nobody can work with the server at the address, in a sentence that names the variable. */
export function toUnreachableError(url: string, error: unknown): SharedStateError {
  const { hostname, port, username, pathname, protocol } = new URL(url);
  const place = `${hostname}:${port || '6379'}`;
  const user = username || 'default';
  const text = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isEncrypted = protocol === 'rediss:';
  return new SharedStateError(`REDIS_URL: ${reason()}`);

  function reason(): string {
    if (/^(WRONGPASS|NOAUTH)|invalid password|without any password/i.test(text))
      return `the server at ${place} refuses the user ${user} or the password`;
    if (/^NOPERM/.test(text))
      return `the user ${user} at ${place} lacks a right (${text.slice(0, 120)})`;
    if (/DB index|Invalid pathname/i.test(text))
      return `there is no database ${pathname.slice(1)} at ${place}`;
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `there is no host ${hostname}`;
    if (/^(MISCONF|OOM|READONLY|LOADING)/.test(text))
      return `the server at ${place} takes nothing in now (${text.slice(0, 120)})`;
    if (code === 'ECONNREFUSED') return `nobody answers at ${place} (${code})`;
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
      return `the server’s certificate is for another host than ${hostname}`;
    if (/CERT|LEAF_SIGNATURE/.test(code))
      return `the certificate of ${place} cannot be trusted (${code}): name its authority with NODE_EXTRA_CA_CERTS=/path`;
    const tls = isEncrypted ? 'speaks no TLS' : 'wants TLS, rediss://';
    return `no Redis answers at ${place} (${code || words()}); perhaps the server ${tls}`;
  }

  function words(): string {
    return /^No answer|timeout/i.test(text)
      ? 'no answer within 5 seconds'
      : 'it broke the line off';
  }
}

/** Names keys of limits by a secret that all processes have: whoever reads Redis cannot try out addresses or e-mails. */
export function createKeyedDigest(secret: string) {
  return (name: string, key: string): string =>
    createHmac('sha256', secret).update(`limit ${name} ${key}`).digest('base64url').slice(0, 27);
}
