import { z } from 'zod';
import { consentModes } from '@/lib/platform/tracking/consent';

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a full address that begins with http:// or https://',
});
const secret = (length: number) => z.string().min(length, `must have ${length} characters or more`);
const switchOn = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1');

const count = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, `must be ${min} to ${max}`)
    .max(max, `must be ${min} to ${max}`);

/** A trusted proxy: its IP address or network. */
const proxy = z.union([z.literal('loopback'), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'must hold addresses, networks such as 10.0.0.0/8, or loopback',
});

const redisAddress = z.url({
  protocol: /^rediss?$/,
  hostname: /./,
  error: 'must look like redis://user:password@host:6379/0',
});
const redisPrefix = z.string().regex(/^[\w-]{1,40}$/, 'must have 1 to 40 letters, digits, - or _');

const developmentSecret = 'only-for-development-on-ones-own-machine';

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).catch('development'),
    SITE_URL: webAddress.default('http://localhost:3000'),
    SHOP_URL: webAddress.default('http://127.0.0.1:4000/widget.php?cl=graphql&skipSession=1'),
    SHOP_LEVEL: z
      .enum(['full', 'specification', 'stock', 'stock-7'], {
        error: 'must be full, specification, stock or stock-7',
      })
      .default('full'),
    RETURN_DAYS: count(14, 365).optional(),
    PAY_HOURS: count(1, 720).optional(),
    TRANSFER_HOURS: count(24, 720).optional(),
    CONTENT_URL: webAddress.default('http://127.0.0.1:4000/graphql'),
    CONTENT_TOKEN: z.string().optional(),
    IDENTITY_URL: webAddress.default('http://127.0.0.1:4000/identity'),
    IDENTITY_POOL_ID: z
      .string()
      .regex(/^[\w-]+_[0-9a-zA-Z]+$/, 'must look like eu-central-1_AbCdEf123')
      .default('local_lautlos'),
    IDENTITY_CLIENT_ID: z.string().default('lautlos-storefront'),
    IDENTITY_ISSUER: webAddress.optional(),
    IDENTITY_DOMAIN: webAddress.optional(),
    TOOLS_URL: webAddress.default('http://127.0.0.1:4000/tools'),
    DEMO_DIR: z.string().default('demo'),
    SESSION_SECRET: secret(32).optional(),
    REVALIDATE_SECRET: secret(32).optional(),
    PREVIEW_SECRET: secret(32).optional(),
    TRUSTED_PROXY: z
      .string()
      .transform((value) => value.split(/[\s,]+/).filter((entry) => entry !== ''))
      .pipe(z.array(proxy))
      .default([]),
    SECURITY_CONTACT: z
      .string()
      .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
      .optional(),
    METRICS_TOKEN: secret(32).optional(),
    STOREFRONT_WORKERS: z.coerce
      .number({ error: 'must be a number' })
      .int('must be a whole number')
      .min(1, 'must be 1 to 64')
      .max(64, 'must be 1 to 64')
      .default(1),
    DRAIN_SECONDS: z.coerce
      .number({ error: 'must be a number' })
      .min(0, 'must be 0 to 120')
      .max(120, 'must be 0 to 120')
      .default(0),
    CMS_URL: webAddress.optional(),
    TAG_MANAGER_ID: z
      .string()
      .regex(/^GTM-[0-9A-Z]+$/, 'must look like GTM-ABC123')
      .optional(),
    ANALYTICS_ID: z
      .string()
      .regex(/^G-[0-9A-Z]+$/, 'must look like G-ABC1234567')
      .optional(),
    GOOGLE_MAPS_KEY: z
      .string()
      .regex(/^[\w-]{20,80}$/, 'must look like AIzaSy…')
      .optional(),
    MAP_TILES: webAddress
      .refine((address) => new URL(address).pathname.endsWith('.pmtiles'), 'must end in .pmtiles')
      .optional(),
    MAP_CREDIT: z.string().max(120, 'must have 120 characters at most').default('© OpenStreetMap'),
    CONSENT: z.enum(consentModes, { error: 'must be always or when-needed' }).default('always'),
    REDIS_URL: redisAddress.optional(),
    REDIS_PREFIX: redisPrefix.default('lautlos'),
    REDIS_CHECKED: switchOn.optional(),
    ERROR_WEBHOOK_URL: webAddress.optional(),
    ERROR_REPORTING_ENABLED: switchOn.optional(),
  })
  .transform((values, context) => {
    const isProduction = values.NODE_ENV === 'production';
    if (isProduction && !values.SESSION_SECRET) {
      context.addIssue({
        code: 'custom',
        path: ['SESSION_SECRET'],
        message: 'is needed in production',
      });
    }
    return {
      ...values,
      SITE_URL: withoutSlash(values.SITE_URL),
      IDENTITY_URL: withoutSlash(values.IDENTITY_URL),
      IDENTITY_ISSUER: withoutSlash(
        values.IDENTITY_ISSUER ?? `${withoutSlash(values.IDENTITY_URL)}/${values.IDENTITY_POOL_ID}`,
      ),
      TOOLS_URL: withoutSlash(values.TOOLS_URL),
      CMS_URL: values.CMS_URL && withoutSlash(values.CMS_URL),
      SESSION_SECRET: values.SESSION_SECRET ?? developmentSecret,
      isProduction,
    };
  });

export type Environment = z.output<typeof environment>;

/** Thrown for invalid environment variables; the message lists each one with the reason, never its value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Parses the settings from the environment. An empty variable counts as unset. Throws EnvironmentError listing all
 * invalid variables.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => `- ${path.join('.')} ${message}`);
  throw new EnvironmentError(`The environment cannot be used:\n${reasons.join('\n')}`);
}

/** Settings of the site, read once when the server starts. */
export const env: Environment = parseEnvironment(process.env);

/**
 * Returns the absolute URL of a path of this site; an absolute URL, such as that of an uploaded image, is returned
 * unchanged.
 */
export const toSiteUrl = (path: string): string =>
  path.startsWith('/') ? `${env.SITE_URL}${path}` : path;

/** True while pages are rendered during the build. */
export const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
