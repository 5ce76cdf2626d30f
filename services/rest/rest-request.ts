import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { replaceLineBreaks } from '@/domain/text/text-utils';
import { createEmailTransform } from '@/domain/customer/email-address';
import type { Language } from '@/domain/locale/language';
import type { Caller, ShopServices } from '../shop/base/shop-context';
import { resolveRequestLanguage } from '../http/headers';
import { resolveCaller } from '../shop/token/verify-token';
import { RestError, type RejectionKey } from './rest-error';
import type { OrderLinkPurpose } from '../shop/base/order-link';
import type { OrderModel } from '../shop/order/order-model';
import { findLinkedOrder } from '../shop/order/order-links';
import { bodyLimit } from 'hono/body-limit';

/** Returns the request's language: its `lang` parameter, then Accept-Language, then German. */
export function getRestLanguage(c: Context): Language {
  return resolveRequestLanguage(c.req.query('lang'), c.req.header('accept-language'));
}

/** Returns the signed-in customer. Rejects callers who are not signed in with 401. */
export async function requireCaller(
  services: ShopServices,
  c: Context,
): Promise<Extract<Caller, { kind: 'customer' }>> {
  const caller = await resolveCaller(services, c.req.header('authorization'));
  if (caller.kind !== 'customer') throw new RestError(401, 'signIn');
  return caller;
}

/** Parses and validates the JSON body. Rejects with 400 and the names of invalid fields. */
export async function parseBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(c));
  if (parsed.success) return parsed.data;
  const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'body')))];
  throw new RestError(400, 'invalidInput', { fields });
}

/** Decoder that throws for invalid UTF-8, which the default decoder would silently replace. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

async function readJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse(utf8.decode(await c.req.arrayBuffer()));
  } catch {
    throw new RestError(400, 'invalidInput', { fields: ['body'] });
  }
}

const lineBreak = '\u000a';

/**
 * Creates a schema for a trimmed text without control characters. Line breaks are kept with `hasLines`, otherwise
 * replaced by spaces.
 */
export const plainTextSchema = (maxLength: number, { hasLines = false } = {}) =>
  z
    .string()
    .max(maxLength * 2)
    .transform((value) =>
      (hasLines ? value.replace(/\r\n?/g, lineBreak) : replaceLineBreaks(value))
        .replace(/\p{Cc}/gu, (character) => (hasLines && character === lineBreak ? lineBreak : ''))
        .trim(),
    )
    .pipe(z.string().max(maxLength));

/** An email address, converted to lower case. */
export const emailSchema = z
  .string()
  .transform(createEmailTransform())
  .transform((email) => email.toLowerCase());

export const languageSchema = z.enum(['de', 'en']);

/**
 * Returns the order that an order link gives access to. Rejects an expired link with 410 and an invalid one with 404.
 */
export async function getLinkedOrder(
  services: Pick<ShopServices, 'db' | 'clock' | 'tokenSecret'>,
  purpose: OrderLinkPurpose,
  link: string,
): Promise<OrderModel> {
  const found = await findLinkedOrder(services, purpose, link);
  if (found === 'ended') throw new RestError(410, 'linkEnded');
  if (!found) throw new RestError(404, 'notFound');
  return found;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Default size limit of a request body, larger than any form of the storefront. */
const ofForm = limit(32 * kilobyte, 'tooLarge');
const ofMessage = limit(megabyte, 'messageTooLarge');
const ofReport = limit(2 * megabyte, 'reportTooLong');

const byPath: Readonly<Record<string, MiddlewareHandler>> = {
  '/tools/veloconnect': ofMessage,
  '/tools/feeds/stock': ofReport,
  '/tools/b2b/stock-report': ofReport,
  '/tools/payments/events': ofMessage,
};

/**
 * Rejects bodies larger than the limit of their path with 413. Paths without an entry in `byPath` have the default
 * limit.
 */
export const limitBodySize: MiddlewareHandler = (c, next) =>
  (byPath[c.req.path] ?? ofForm)(c, next);

function limit(maxSize: number, key: RejectionKey): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new RestError(413, key);
    },
  });
}
