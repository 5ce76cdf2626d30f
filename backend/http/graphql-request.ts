import type { HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';

/** Bytes of a request's body. */
const maxBodyBytes = 256 * 1024;

const request = z.object({
  query: z.string('query must be a text'),
  variables: z.record(z.string(), z.unknown(), 'variables must be an object').nullish(),
  operationName: z.string('operationName must be a text').nullish(),
});

interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/** A request that is none: answered with this status and message before GraphQL has a say. */
export class BadRequest extends Error {
  readonly status: 400 | 405 | 413 | 415;

  constructor(status: BadRequest['status'], message: string) {
    super(message);
    this.name = 'BadRequest';
    this.status = status;
  }
}

/** The GraphQL request in a JSON body, or in a GET's parameters. Throws BadRequest naming what is wrong. */
export async function readGraphqlRequest(req: HonoRequest): Promise<GraphqlRequest> {
  const parsed = request.safeParse(
    req.method === 'GET' ? fromParameters(req) : await fromBody(req),
  );
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadRequest(
      400,
      `The request must be a JSON object with a query: ${issue?.message ?? 'invalid'}`,
    );
  }
  const { query, variables, operationName } = parsed.data;
  return { query, variables: variables ?? {}, operationName: operationName || null };
}

function fromParameters(req: HonoRequest): unknown {
  const { query, variables, operationName } = req.query();
  return {
    query,
    operationName,
    variables: variables ? fromJson(variables, 'variables') : undefined,
  };
}

async function fromBody(req: HonoRequest): Promise<unknown> {
  if (!/^application\/(graphql-response\+)?json\b/i.test(req.header('content-type') ?? '')) {
    throw new BadRequest(415, 'The body must be sent as application/json');
  }
  return fromJson(await readUtf8(req), 'The body');
}

/** Letters of another encoding are refused, never replaced. */
async function readUtf8(req: HonoRequest): Promise<string> {
  const bytes = await req.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadRequest(400, 'The body is not written in UTF-8');
  }
}

function fromJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest(400, `${name} cannot be read as JSON`);
  }
}

/** Refuses bodies that are too large before they are read. */
export const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new BadRequest(413, `The body must not be larger than ${maxBodyBytes} bytes`);
  },
});
