import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { toCents } from '@/domain/money/cents';

/** An order as the external shop returns it to its own customer. */
export interface ExternalOrder {
  id: string;
  orderNumber: number;
  totalCents: number;
  /** Id of the payment method in the external shop; null when the method no longer exists. */
  paymentId: string | null;
  email: string;
  isCancelled: boolean;
  /** Epoch milliseconds; null when the external shop has recorded no payment. */
  paidAt: number | null;
  orderedAt: number;
}

/** Thrown when the external shop rejects the customer's token or its response is invalid. */
export class ExternalShopError extends Error {
  override readonly name = 'ExternalShopError';
  readonly kind: 'signIn' | 'unusable';

  constructor(kind: ExternalShopError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

export interface ExternalShop {
  /** Returns the order with this id among the token owner's orders, or null. */
  findOwnOrder(authorization: string, orderId: string): Promise<ExternalOrder | null>;
}

const query = `query ($offset: Int, $limit: Int) {
  customer {
    orders(pagination: { offset: $offset, limit: $limit }) {
      id orderNumber ordered paid cancelled
      cost { total currency { name } }
      invoiceAddress { email }
      payment { payment { id } }
    }
  }
}`;

const pageSize = 50;
/** Number of order pages to search: the order to be paid is among the customer's latest orders. */
const pages = 4;
const maxBytes = 1024 * 1024;
const defaultTimeoutMs = 8_000;

/** Earlier dates count as empty, because OXID stores an empty date as an early one. */
const earliest = Date.parse('1971-01-01');

const moment = z
  .string()
  .nullable()
  .transform((text) => {
    const at = text === null ? Number.NaN : Date.parse(text);
    return at > earliest ? at : null;
  });

const order = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  orderNumber: z.int().positive().max(999_999_999),
  ordered: moment,
  paid: moment,
  cancelled: z.boolean(),
  cost: z.object({
    total: z.number().nonnegative().max(99_999_999),
    currency: z.object({ name: z.string() }),
  }),
  invoiceAddress: z.object({ email: z.string().transform(createEmailTransform()) }),
  payment: z.object({ payment: z.object({ id: z.string().max(64) }).nullable() }).nullable(),
});

const answer = z.object({
  data: z.object({ customer: z.object({ orders: z.array(z.unknown()).max(pageSize) }) }).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const tokenRejected = /token|logged|sufficient rights|unauthorized/i;

/**
 * Reads orders from an external OXID shop by GraphQL, with the customer's own token, so only the customer's orders are
 * visible. Responses are validated: amounts must be euros with whole cents, and time and size are limited.
 */
export function createExternalShop(
  url: string,
  { timeoutMs = defaultTimeoutMs } = {},
): ExternalShop {
  return {
    findOwnOrder: async (authorization, orderId) => {
      for (let page = 0; page < pages; page += 1) {
        const pagination = { offset: page * pageSize, limit: pageSize };
        const orders = await askFor(url, authorization, pagination, timeoutMs);
        const found = orders.find((one) => Object(one).id === orderId);
        if (found !== undefined) return read(found);
        if (orders.length < pageSize) return null;
      }
      return null;
    },
  };
}

async function askFor(
  url: string,
  authorization: string,
  pagination: { offset: number; limit: number },
  timeoutMs: number,
): Promise<unknown[]> {
  const { status, text } = await send(
    url,
    authorization,
    { query, variables: pagination },
    timeoutMs,
  );
  if (status === 401 || status === 403)
    throw new ExternalShopError('signIn', `It answered ${status}`);
  const parsed = answer.safeParse(jsonOf(text));
  if (!parsed.success) throw unusable('The answer has another shape', parsed.error);
  const { data, errors = [] } = parsed.data;
  if (errors.some(({ message }) => tokenRejected.test(message)))
    throw new ExternalShopError('signIn', 'The shop rejected the token');
  if (!data || errors.length > 0) throw unusable('It answered with errors');
  return data.customer.orders;
}

async function send(url: string, authorization: string, body: object, timeoutMs: number) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await boundedText(response) };
  } catch (error) {
    throw error instanceof ExternalShopError ? error : unusable('It does not respond', error);
  }
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw unusable('The answer is larger than any');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable('The answer is no JSON', error);
  }
}

function read(found: unknown): ExternalOrder {
  const parsed = order.safeParse(found);
  if (!parsed.success) throw unusable('The order has another shape', parsed.error);
  const { id, orderNumber, ordered, paid, cancelled, cost, invoiceAddress, payment } = parsed.data;
  if (cost.currency.name !== 'EUR') throw unusable('The order is not in euros');
  const totalCents = toCents(cost.total);
  if (Math.abs(totalCents / 100 - cost.total) > 1e-6)
    throw unusable('The total has parts of cents');
  return {
    ...{ id, orderNumber, totalCents, isCancelled: cancelled, paidAt: paid },
    ...{ email: invoiceAddress.email, paymentId: payment?.payment?.id ?? null },
    orderedAt: ordered ?? 0,
  };
}

function unusable(message: string, cause?: unknown): ExternalShopError {
  return new ExternalShopError('unusable', message, cause);
}
