import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Sends a request exactly as written, without decoding or redirects, which fetch would hide. */
export function sendRawRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const question = request({ port, host: '127.0.0.1', path, method, headers, agent: false });
    question.once('error', reject);
    question.once('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    question.end();
  });
}

/** Sends raw bytes and resolves with everything received until the connection closed. */
export function sendRawBytes(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const line = connect(port, '127.0.0.1', () => line.end(text));
    let received = '';
    line.on('data', (part) => (received += part.toString('latin1')));
    line.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(received) : reject(error),
    );
    line.once('close', () => resolve(received));
  });
}
