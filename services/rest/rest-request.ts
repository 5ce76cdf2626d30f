import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { replaceLineBreaks } from '@/domain/text/text-utils';
import { createEmailTransform } from '@/domain/customer/email-address';
import type { Language } from '@/domain/locale/language';
import type { Caller, ShopServices } from '../shop/base/shop-context';
import { resolveRequestLanguage } from '../shop/base/shop-wire';
import { resolveCaller } from '../shop/token/verify-token';
import { RestError, type RejectionKey } from './rest-error';
import type { OrderLinkPurpose } from '../shop/base/order-link';
import type { OrderModel } from '../shop/order/order-model';
import { findLinkedOrder } from '../shop/order/order-links';
import { bodyLimit } from 'hono/body-limit';

/** The language of a request: its `lang` parameter, else Accept-Language, else German. */
export function getRestLanguage(c: Context): Language {
  return resolveRequestLanguage(c.req.query('lang'), c.req.header('accept-language'));
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
export async function parseBody<Schema extends z.ZodType>(
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

/** An e-mail address in small letters. */
export const emailSchema = z
  .string()
  .transform(createEmailTransform())
  .transform((email) => email.toLowerCase());

export const languageSchema = z.enum(['de', 'en']);

/** The order a link opens. Refuses with 410 a link that has ended, and with 404 whatever is none. */
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

/** More than any message of these holds. */
const ofForm = limit(32 * kilobyte, 'tooLarge');
const ofMessage = limit(megabyte, 'messageTooLarge');
const ofReport = limit(2 * megabyte, 'reportTooLong');

const byPath: Readonly<Record<string, MiddlewareHandler>> = {
  '/tools/veloconnect': ofMessage,
  '/tools/feeds/stock': ofReport,
  '/tools/b2b/stock-report': ofReport,
  '/tools/payments/events': ofMessage,
};

/** Refuses bodies larger than their address takes with 413; the few that take more name their limit. */
export const limitBodySize: MiddlewareHandler = (c, next) =>
  (byPath[c.req.path] ?? ofForm)(c, next);

function limit(maxSize: number, refusal: RejectionKey): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new RestError(413, refusal);
    },
  });
}
