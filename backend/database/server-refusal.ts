/** Where somebody tried to get in; no password is among it. */
export interface ServerPlace {
  host: string;
  port: number;
  user?: string | undefined;
  database?: string | undefined;
}

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** Why an address cannot be used, whatever server is there; null when it can. An unknown mode would be taken for the strictest one. */
export function unfitAddress(url: string): string | null {
  const mode = new URL(url).searchParams.get('sslmode');
  if (mode === null || sslModes.includes(mode)) return null;
  return `there is no sslmode ${mode}, only ${sslModes.join(', ')}`;
}

type Sentence = (place: string, server: ServerPlace, code: string) => string;

/** By the server's code or the system's. */
const byCode: readonly (readonly [RegExp, Sentence])[] = [
  [/^28P01$/, (at, { user }) => `the server at ${at} refuses the user ${user} or the password`],
  [/^3D000$/, (at, { database }) => `there is no database ${database} at ${at}`],
  [/^(ENOTFOUND|EAI_AGAIN)$/, (_at, { host }) => `there is no host ${host}`],
  [/^53300$/, (at) => `the server at ${at} takes no more connections`],
  [/^57P0[1-5]$/, (at, _server, code) => `the server at ${at} is starting or ending (${code})`],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    (_at, { host }) => `the server’s certificate is for another host than ${host}`,
  ],
  [/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/, (at) => `the certificate of ${at} is not valid today`],
  [
    /CERT|LEAF_SIGNATURE|^ERR_(SSL|OSSL)/,
    (at, _server, code) =>
      `the certificate of ${at} cannot be trusted (${code}): name its authority with &sslrootcert=/path`,
  ],
];

/** By words, where there is no code of their own. */
const byWords: readonly (readonly [RegExp, Sentence])[] = [
  [
    /no encryption|pg_hba/,
    (at, { user, database }) =>
      `the server at ${at} does not let the user ${user} into ${database} this way (pg_hba.conf); it may want TLS: ?sslmode=verify-full`,
  ],
  [
    /client password must be/,
    (at, { user }) => `the server at ${at} wants a password of the user ${user}`,
  ],
  [/does not support SSL/, (at) => `the server at ${at} speaks no TLS, which sslmode asks for`],
];

/** What went wrong on the way to a server, as a sentence without the password. */
export function serverRefusal(error: unknown, server: ServerPlace): string {
  const [one] = error instanceof AggregateError ? error.errors : [error];
  const code = one instanceof Error && 'code' in one ? String(one.code) : '';
  const words = one instanceof Error ? one.message : '';
  const place = `${server.host}:${server.port}`;
  const sentence =
    byWords.find(([pattern]) => pattern.test(words)) ??
    byCode.find(([pattern]) => pattern.test(code));
  if (sentence) return sentence[1](place, server, code);
  if (code === '28000')
    return `the server at ${place} refuses the user ${server.user} or the password`;
  if (code === 'ECONNREFUSED') return `nobody answers at ${place} (${code})`;
  return `no PostgreSQL answers at ${place} (${code || 'no answer within 5 seconds'})`;
}
