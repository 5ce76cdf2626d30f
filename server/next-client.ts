import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { duplexPair, type Readable } from 'node:stream';

/** Next's request handler, which the custom server calls. */
export type NextRequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

interface NextClientRequest {
  readonly method: 'GET' | 'HEAD';
  readonly address: string;
  readonly headers: OutgoingHttpHeaders;
  /** Aborts the request when the client has disconnected. */
  readonly signal?: AbortSignal;
}

/** A response whose body is read as a stream. */
export type NextResponseStream = Readable & Pick<IncomingMessage, 'statusCode' | 'headers'>;

/**
 * Sends a request for a page to Next. Resolves with the response once its headers are received; rejects when the
 * connection fails.
 */
export type FetchFromNext = (request: NextClientRequest) => Promise<NextResponseStream>;

/**
 * Creates an HTTP client for Next in the same process, connected by a duplex pair instead of a port. With it the custom
 * server reads Next's responses before sending them, without using framework internals.
 */
export function createNextClient(handle: NextRequestHandler): FetchFromNext {
  const inner = createServer(
    {
      ...{ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 },
      // More than the custom server accepts (8 kB URL, 16 kB headers), because it adds headers.
      maxHeaderSize: 32 * 1024,
    },
    (question, answer) => {
      handle(question, answer).catch((error: unknown) => answer.destroy(asError(error)));
    },
  );

  return ({ method, address, headers, signal }) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      // A duplex pair passes on the end of a stream, but not that it was destroyed.
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
      // After the response has started, destroying the connection makes reading its body reject.
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
