import type { Context } from 'hono';
import { z } from 'zod';
import { linesToBlanks } from '@/domain/basket/remark';
import { readEmail } from '@/domain/customer/read-email';
import type { Language } from '@/domain/language/detect-language';
import type { Caller, ShopServices } from '../shop/base/context';
import { requestLanguage } from '../shop/base/request-language';
import { resolveCaller } from '../shop/token/token.service';
import { RestError } from './rest-error';

/** The language of a request: its `lang` parameter, else Accept-Language, else German. */
export function languageAsked(c: Context): Language {
  return requestLanguage(c.req.query('lang'), c.req.header('accept-language'));
}

/** The signed-in customer who calls; refuses everybody else with 401. */
export async function requireCaller(
  services: ShopServices,
  c: Context,
): Promise<Extract<Caller, { kind: 'customer' }>> {
  const caller = await resolveCaller(services, c.req.header('authorization'));
  if (caller.kind !== 'customer') throw new RestError(401, 'signIn');
  return caller;
}

/** The JSON body in its shape; refuses with 400 and the names of the fields that are wrong. */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(c));
  if (parsed.success) return parsed.data;
  const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'body')))];
  throw new RestError(400, 'invalidInput', { fields });
}

/** Letters of another encoding are refused, never replaced. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

async function readJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse(utf8.decode(await c.req.arrayBuffer()));
  } catch {
    throw new RestError(400, 'invalidInput', { fields: ['body'] });
  }
}

const lineBreak = '\u000a';

/** A text without control characters, trimmed; line breaks stay where `hasLines` is set, else they are blanks. */
export const plainInput = (maxLength: number, { hasLines = false } = {}) =>
  z
    .string()
    .max(maxLength * 2)
    .transform((value) =>
      (hasLines ? value.replace(/\r\n?/g, lineBreak) : linesToBlanks(value))
        .replace(/\p{Cc}/gu, (character) => (hasLines && character === lineBreak ? lineBreak : ''))
        .trim(),
    )
    .pipe(z.string().max(maxLength));

/** An e-mail address in small letters. */
export const emailInput = z
  .string()
  .transform(readEmail())
  .transform((email) => email.toLowerCase());

export const languageInput = z.enum(['de', 'en']);
