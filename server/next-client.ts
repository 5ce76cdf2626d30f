import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { duplexPair, type Readable } from 'node:stream';

/** Handler through which the custom server passes a request to Next. */
export type NextRequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

interface NextClientRequest {
  readonly method: 'GET' | 'HEAD';
  readonly address: string;
  readonly headers: OutgoingHttpHeaders;
  /** Aborts the request when nobody needs the response. */
  readonly signal?: AbortSignal;
}

/** A response whose body is read as a stream. */
export type NextResponseStream = Readable & Pick<IncomingMessage, 'statusCode' | 'headers'>;

/**
 * Requests a page from Next as a client would, and resolves with the response once its headers are received; rejects
 * when the connection fails.
 */
export type FetchFromNext = (request: NextClientRequest) => Promise<NextResponseStream>;

/**
 * Creates an in-process connection to Next: two ends of a duplex pair instead of a port. The server reads Next's
 * responses through it before sending them, without using framework internals.
 */
export function createNextClient(handle: NextRequestHandler): FetchFromNext {
  const inner = createServer(
    {
      ...{ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 },
      // The server accepts 8 kB of address and 16 kB of headers, and adds headers.
      maxHeaderSize: 32 * 1024,
    },
    (question, answer) => {
      handle(question, answer).catch((error: unknown) => answer.destroy(asError(error)));
    },
  );

  return ({ method, address, headers, signal }) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      // A duplex pair propagates the end of the stream but not its destruction.
      near.once('close', () => far.destroy());
      inner.emit('connection', far);
      const question = request({
        method,
        path: address,
        headers: { ...headers, connection: 'close' },
        setHost: false,
        signal,
        createConnection: () => near,
      });
      question.once('response', resolve);
      // An error after the response has started makes reading its body reject.
      question.on('error', (error) => {
        near.destroy();
        reject(error);
      });
      question.end();
    });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Reads the whole body; rejects when it is incomplete. */
export async function loadResponseBody(answer: NextResponseStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}
