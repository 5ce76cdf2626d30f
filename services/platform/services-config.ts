import { resolve } from 'node:path';
import { z } from 'zod';

interface ProductionSettings {
  NODE_ENV?: string | undefined;
  SITE_URL: string;
  STRIPE_SECRET_KEY?: string | undefined;
}

const atHome = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Returns the setting that indicates production use, such as `NODE_ENV is production`; null for a local trial, whose
 * URL is only reachable on this machine.
 */
function findProductionIndicator({
  NODE_ENV,
  SITE_URL,
  STRIPE_SECRET_KEY,
}: ProductionSettings): string | null {
  if (NODE_ENV === 'production') return 'NODE_ENV is production';
  if (!atHome.test(new URL(SITE_URL).hostname)) return `SITE_URL is ${SITE_URL}`;
  return STRIPE_SECRET_KEY?.includes('_live_') ? 'STRIPE_SECRET_KEY is a live one' : null;
}

const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535');

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a full address that begins with http:// or https://',
});

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * Returns true if a PostgreSQL URL names host and database. The driver would fill in missing parts with its defaults.
 */
function namesDatabase(url: string): boolean {
  const { hostname, pathname } = URL.canParse(url) ? new URL(url) : { hostname: '', pathname: '' };
  return hostname !== '' && pathname.length > 1;
}

const databaseOf = (address: string) =>
  /^postgres(ql)?:/i.test(address) ? address : resolve(address.replace(/^file:(\/\/)?/, ''));

const switchOn = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1');

/** The levels at which the embedded shop can be started (docs/reference/settings.md, SHOP_LEVEL). */
export const embeddedShopLevels = ['full', 'specification', 'stock', 'stock-7'] as const;

export type EmbeddedShopLevel = (typeof embeddedShopLevels)[number];

const environment = z.object({
  NODE_ENV: z.string().optional(),
  SEED_DEMO: switchOn.optional(),
  BACKEND_PORT: port.default(4000),
  BACKEND_HOST: z
    .union([z.ipv4(), z.ipv6()], { error: 'must be an address of this machine, such as 0.0.0.0' })
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DEMO_DIR: z.string().default('demo'),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => !/^[a-z][a-z0-9+.-]*:/i.test(value) || /^(file|postgres(ql)?):/i.test(value),
      'must be a file (file:path or a path) or begin with postgres://',
    )
    .refine(
      (value) => !/^postgres/i.test(value) || namesDatabase(value),
      'must look like postgres://user:password@host:5432/database',
    )
    .refine((value) => value.replace(/^file:/, '') !== '', 'must name a file')
    .optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(3, 'must be 3 to 100')
    .max(100, 'must be 3 to 100')
    .default(10),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must be 0 to 120')
    .max(120, 'must be 0 to 120')
    .default(0),
  GRAPHQL_INTROSPECTION: switchOn.optional(),
  SHOP_LEVEL: z
    .enum(embeddedShopLevels, { error: 'must be full, specification, stock or stock-7' })
    .default('full'),
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  MAILBOX_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'must contain an e-mail address')
    .default('Lautlos <post@lautlos.example>'),
  SHOP_URL: webAddress.optional(),
  CONTENT_URL: webAddress.optional(),
  CONTENT_TOKEN: z.string().min(1).optional(),
  SITE_URL: webAddress.default('http://localhost:3000'),
  IDENTITY_URL: webAddress.optional(),
  IDENTITY_POOL_ID: z
    .string()
    .regex(/^[\w-]+_[0-9a-zA-Z]+$/, 'must look like eu-central-1_AbCdEf123')
    .default('local_lautlos'),
  IDENTITY_CLIENT_ID: z.string().min(1).default('lautlos-storefront'),
  IDENTITY_ISSUER: webAddress.optional(),
  VIES_URL: webAddress.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{10,}$/, 'must look like sk_test_… or sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{10,}$/, 'must look like whsec_…')
    .optional(),
  SECRETS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRETS_KEY_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  TOKEN_SECRET: z.string().min(64, 'must have at least 64 characters').optional(),
  REVALIDATE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/,
      hostname: /./,
      error: 'must look like redis://user:password@host:6379/0',
    })
    .optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'must have 1 to 40 letters, digits, - or _')
    .default('lautlos'),
  REDIS_CHECKED: z.string().optional(),
});

export interface ServicesConfig {
  /** Port to listen on; 0 for any free port. */
  port: number;
  /** Address to listen on. With a loopback address, only this machine can connect. */
  host: string;
  /** `postgres://…`, or the path of the SQLite file. */
  database: string;
  /** Maximum number of PostgreSQL connections. */
  databaseConnections: number;
  /** Folder of the database file, unless the file has a separate path. Only the folder's owner can access it. */
  dataDir: string;
  demoDir: string;
  /** Whether an empty database is seeded with demo data; null: only in a local trial. */
  seedDemo: boolean | null;
  /** The setting that indicates production use; null for a local trial. */
  productionIndicator: string | null;
  /** Time during which requests are still accepted after the shutdown signal, in milliseconds. */
  drainMs: number;
  /** Whether GraphQL introspection is allowed; defaults to true in a local trial only. */
  isIntrospectable: boolean;
  /** What the embedded shop can do; below `full` it is a rehearsal of a less capable shop. */
  shopLevel: EmbeddedShopLevel;
  /** Token for reading the metrics. Null: metrics are turned off. */
  metricsToken: string | null;
  /**
   * Token for reading the mailbox, required if other machines can reach the shop. Null: the mailbox is open, in a local
   * trial.
   */
  mailboxToken: string | null;
  /** URL of the SMTP server. Null: emails are not sent and stay in the mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  siteUrl: string;
  /**
   * GraphQL endpoint of an external shop whose orders are paid through these services. Null: this shop's own orders.
   */
  externalShopUrl: string | null;
  /** External content service used by the storefront. Null: content comes from the content files. */
  externalContent: { url: string; token: string | null } | null;
  identity: {
    /** URL of the external identity service. Null: the embedded identity service is used. */
    url: string | null;
    poolId: string;
    clientId: string;
    /** Issuer of the ID tokens. */
    issuer: string;
  };
  /** URL of the EU's VAT ID register. Null: a VAT ID with valid format and checksum counts as confirmed. */
  viesUrl: string | null;
  /** Keys of the Stripe account. Null: the embedded payment provider is used. */
  stripe: { secretKey: string; webhookSecret: string } | null;
  /**
   * Secret that encrypts the keys stored in the database. Null: the secret is in a file in the data folder, which is
   * created at the first start.
   */
  secretsKey: string | null;
  /** Former encryption key; keys encrypted with it are re-encrypted at the start. */
  previousSecretsKey: string | null;
  /** Secret that signs the shop's tokens. Null: it is generated at the first start and stored in the database. */
  tokenSecret: string | null;
  /**
   * Secret shared with the storefront for notifications of changed content. Null: no notifications; the storefront
   * checks for changes itself.
   */
  revalidateSecret: string | null;
  /** Redis as the shared store of the rate limits. Null: each process counts its requests separately. */
  redis: {
    url: string;
    prefix: string;
    /** True if the parent process has already connected to Redis. Redis may have become unavailable since. */
    isChecked: boolean;
  } | null;
}

/** An invalid environment variable. The message contains the variable's name and the reason, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Loads the services' settings from the environment. An empty variable counts as absent. Throws ConfigError with all
 * invalid variables.
 */
export function loadConfig(
  variables: Record<string, string | undefined> = process.env,
): ServicesConfig {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`The environment cannot be used: ${reasons.join('; ')}`);
  }
  const { data } = parsed;
  return {
    port: data.BACKEND_PORT,
    host: data.BACKEND_HOST,
    database: databaseOf(data.DATABASE_URL ?? `${data.DATA_DIR}/backend.db`),
    databaseConnections: data.DATABASE_CONNECTIONS,
    dataDir: resolve(data.DATA_DIR),
    demoDir: resolve(data.DEMO_DIR),
    seedDemo: data.SEED_DEMO ?? null,
    productionIndicator: findProductionIndicator(data),
    drainMs: data.DRAIN_SECONDS * 1000,
    isIntrospectable: data.GRAPHQL_INTROSPECTION ?? findProductionIndicator(data) === null,
    shopLevel: data.SHOP_LEVEL,
    metricsToken: data.METRICS_TOKEN ?? null,
    mailboxToken: data.MAILBOX_TOKEN ?? null,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    siteUrl: withoutSlash(data.SITE_URL),
    externalShopUrl: data.SHOP_URL ?? null,
    externalContent: data.CONTENT_URL
      ? { url: data.CONTENT_URL, token: data.CONTENT_TOKEN ?? null }
      : null,
    identity: {
      url: data.IDENTITY_URL ? withoutSlash(data.IDENTITY_URL) : null,
      poolId: data.IDENTITY_POOL_ID,
      clientId: data.IDENTITY_CLIENT_ID,
      issuer: withoutSlash(
        data.IDENTITY_ISSUER ??
          `${data.IDENTITY_URL ?? `${withoutSlash(data.SITE_URL)}/identity`}/${data.IDENTITY_POOL_ID}`,
      ),
    },
    viesUrl: data.VIES_URL ?? null,
    stripe: readStripe(data.STRIPE_SECRET_KEY, data.STRIPE_WEBHOOK_SECRET),
    secretsKey: data.SECRETS_KEY ?? null,
    previousSecretsKey: data.SECRETS_KEY_PREVIOUS ?? null,
    tokenSecret: data.TOKEN_SECRET ?? null,
    revalidateSecret: data.REVALIDATE_SECRET ?? null,
    redis: data.REDIS_URL
      ? { url: data.REDIS_URL, prefix: data.REDIS_PREFIX, isChecked: data.REDIS_CHECKED === '1' }
      : null,
  };
}

/**
 * Returns the Stripe keys, or null when neither is set. Throws ConfigError when only one is set: without the webhook's
 * secret, payments would not be noticed.
 */
function readStripe(secretKey: string | undefined, webhookSecret: string | undefined) {
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined)
    throw new ConfigError('The environment cannot be used: STRIPE_SECRET_KEY is missing');
  if (webhookSecret === undefined)
    throw new ConfigError('The environment cannot be used: STRIPE_WEBHOOK_SECRET is missing');
  return { secretKey, webhookSecret };
}
