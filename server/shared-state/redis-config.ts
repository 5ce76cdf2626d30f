import { createHmac } from 'node:crypto';

/** Error when the Redis server of REDIS_URL cannot be used. The message contains the reason, but never the password. */
export class SharedStateError extends Error {
  override readonly name = 'SharedStateError';
}

/** Creates the error for a Redis server that cannot be used. The message names the variable REDIS_URL. */
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
      return `the server at ${place} rejects the user ${user} or the password`;
    if (/^NOPERM/.test(text))
      return `the user ${user} at ${place} lacks a permission (${text.slice(0, 120)})`;
    if (/DB index|Invalid pathname/i.test(text))
      return `there is no database ${pathname.slice(1)} at ${place}`;
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `there is no host ${hostname}`;
    if (/^(MISCONF|OOM|READONLY|LOADING)/.test(text))
      return `the server at ${place} accepts no writes (${text.slice(0, 120)})`;
    if (code === 'ECONNREFUSED') return `connection to ${place} failed (${code})`;
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
      return `the server’s certificate is for another host than ${hostname}`;
    if (/CERT|LEAF_SIGNATURE/.test(code))
      return `the certificate of ${place} is not trusted (${code}): set NODE_EXTRA_CA_CERTS=/path`;
    const tls = isEncrypted ? 'does not support TLS' : 'wants TLS, rediss://';
    return `no Redis answers at ${place} (${code || words()}); perhaps the server ${tls}`;
  }

  function words(): string {
    return /^No answer|timeout/i.test(text)
      ? 'no answer within 5 seconds'
      : 'it closed the connection';
  }
}

/**
 * Creates a keyed hash function for rate limit keys, so that IP addresses and emails in Redis cannot be guessed. All
 * processes must use the same secret.
 */
export function createKeyedDigest(secret: string) {
  return (name: string, key: string): string =>
    createHmac('sha256', secret).update(`limit ${name} ${key}`).digest('base64url').slice(0, 27);
}
