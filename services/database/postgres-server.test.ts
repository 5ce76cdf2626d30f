import { describe, expect, it } from 'vitest';
import { formatConnectionError, findAddressProblem } from './postgres-server';

const place = { host: 'db.example', port: 5432, user: 'shop', database: 'orders' };
const failed = (words: string, code?: string) =>
  Object.assign(new Error(words), code === undefined ? {} : { code });

describe('unusable server', () => {
  it.each([
    ['password authentication failed for user "shop"', '28P01', 'rejected the user shop or the'],
    ['role "shop" does not exist', '28000', 'rejected the user shop or the password'],
    [
      'no pg_hba.conf entry for host "10.0.0.1", no encryption',
      '28000',
      'may require TLS: ?sslmode=',
    ],
    [
      'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string',
      undefined,
      'requires a password for the user shop',
    ],
    [
      'database "orders" does not exist',
      '3D000',
      'the database orders does not exist at db.example:5432',
    ],
    ['getaddrinfo', 'ENOTFOUND', 'the host db.example cannot be resolved'],
    ['connect', 'ECONNREFUSED', 'connection refused at db.example:5432 (ECONNREFUSED)'],
    [
      'timeout expired',
      undefined,
      'no PostgreSQL server responds at db.example:5432 (no response within 5',
    ],
    ['the database system is starting up', '57P03', 'is starting or shutting down (57P03)'],
    [
      'The server does not support SSL connections',
      undefined,
      'does not support TLS, which sslmode',
    ],
    ['unable to verify', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', '&sslrootcert=/path'],
    ['self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT', '&sslrootcert=/path'],
    ['expired', 'CERT_HAS_EXPIRED', 'the certificate of db.example:5432 has expired'],
    ['altname', 'ERR_TLS_CERT_ALTNAME_INVALID', 'is for another host than db.example'],
  ])('returns the message “%s”', (words, code, part) => {
    expect(formatConnectionError(failed(words, code), place)).toContain(part);
  });

  it('reports the first of several addresses', () => {
    const error = new AggregateError([failed('connect', 'ECONNREFUSED'), failed('x', 'ETIMEDOUT')]);
    expect(formatConnectionError(error, place)).toContain('(ECONNREFUSED)');
  });
});

describe('connection address', () => {
  const base = 'postgres://shop:secret@db.example/orders';
  it.each(['', '?sslmode=require', '?sslmode=verify-full&sslrootcert=/ca.pem', '?ssl=true'])(
    'accepts “%s”',
    (search) => expect(findAddressProblem(base + search)).toBeNull(),
  );

  it('rejects an unknown sslmode', () => {
    const reason = findAddressProblem(`${base}?sslmode=verify_full`);
    expect(reason).toContain('unknown sslmode verify_full');
    expect(reason).not.toContain('secret');
  });
});
