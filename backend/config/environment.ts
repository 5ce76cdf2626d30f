import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535');

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a full address that begins with http:// or https://',
});

const environment = z.object({
  BACKEND_PORT: port.default(4000),
  DATA_DIR: z.string().default('.data'),
  DEMO_DIR: z.string().default('demo'),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => !/^[a-z][a-z0-9+.-]*:/i.test(value) || value.startsWith('file:'),
      'must be a file (file:path or a path); other databases are not supported by this version',
    )
    .refine((value) => value.replace(/^file:/, '') !== '', 'must name a file')
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'must hold an e-mail address')
    .default('Lautlos <post@lautlos.example>'),
  SITE_URL: webAddress.default('http://localhost:3000'),
  TOKEN_SECRET: z.string().min(64, 'must have 64 characters or more').optional(),
});

export interface BackendConfig {
  /** 0: any free port. */
  port: number;
  databaseFile: string;
  demoDir: string;
  /** Null: mails stay in the mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  siteUrl: string;
  /** Null: made at first start and kept in the database. */
  tokenSecret: string | null;
}

/** A variable that cannot be used; the message names it and the reason, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The services' settings from the environment. An empty variable counts as absent. Throws ConfigError naming every wrong variable. */
export function readConfig(
  variables: Record<string, string | undefined> = process.env,
): BackendConfig {
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
    databaseFile: resolve(
      data.DATABASE_URL?.replace(/^file:(\/\/)?/, '') ?? `${data.DATA_DIR}/backend.db`,
    ),
    demoDir: resolve(data.DEMO_DIR),
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    siteUrl: data.SITE_URL.replace(/\/+$/, ''),
    tokenSecret: data.TOKEN_SECRET ?? null,
  };
}
