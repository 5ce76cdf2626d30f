import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

/**
 * Starts a bare Node server that sends one response body: the upper limit of what a Node process can send on this
 * machine.
 * @param {Buffer} body
 * @param {string} contentType
 * @returns {Promise<{ url: string, stop: () => Promise<unknown> }>}
 */
export function startStaticServer(body, contentType) {
  const bytes = Buffer.from(body);
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': contentType, 'content-length': bytes.length });
      response.end(bytes);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${getPort(server)}/`,
        stop: () => new Promise((done) => server.close(done)),
      });
    });
  });
}

/** @param {import('node:http').Server} server */
function getPort(server) {
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/**
 * Program that sends the bytes of a file (first argument) to every client, with the given content type. Runs as a
 * separate process, so that its CPU time can be measured separately.
 */
const [, , file = '', contentType = ''] = process.argv;
const { url } = await startStaticServer(readFileSync(file), contentType);
process.send?.(url);
