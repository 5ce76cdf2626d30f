import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { duplexPair, type Readable } from 'node:stream';

/** Next's own way to answer. */
export type NextRequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

interface NextClientRequest {
  readonly method: 'GET' | 'HEAD';
  readonly address: string;
  readonly headers: OutgoingHttpHeaders;
  /** Ends the question when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/** The body is read from it. */
export type NextResponseStream = Readable & Pick<IncomingMessage, 'statusCode' | 'headers'>;

/** Asks Next for a page as a visitor would, and answers once its headers are there; rejects when the line breaks. */
export type FetchFromNext = (request: NextClientRequest) => Promise<NextResponseStream>;

/**
 * A line to Next inside this process: the two ends of a pipe instead of a port. The front reads Next's answers through it before
 * anything leaves, without reaching into the framework.
 */
export function createNextClient(handle: NextRequestHandler): FetchFromNext {
  const inner = createServer(
    {
      ...{ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 },
      // What the front lets pass: an address of 8 kB, headers of 16, and its own.
      maxHeaderSize: 32 * 1024,
    },
    (question, answer) => {
      handle(question, answer).catch((error: unknown) => answer.destroy(asError(error)));
    },
  );

  return ({ method, address, headers, signal }) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      // A pipe tells its other end when it has said all, not when it breaks.
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
      // Also after the answer has begun: then reading it rejects.
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

/** The whole body; rejects when it breaks off. */
export async function loadResponseBody(answer: NextResponseStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}
