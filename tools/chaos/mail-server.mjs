import { createServer } from 'node:net';

/**
 * The headers X-Mail-Key and Message-ID of a received email.
 * @typedef {{ key: string, id: string }} ReceivedMail
 */

/** Starts a mail server that accepts every email and records the headers X-Mail-Key and Message-ID of each delivery. */
export async function startMailServer() {
  /** @type {ReceivedMail[]} */
  const taken = [];
  const server = createServer((socket) => {
    let received = '';
    let isMessage = false;
    const say = (/** @type {string} */ line) => void socket.write(`${line}\r\n`);
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    say('220 here');
    socket.on('data', (chunk) => {
      received += chunk;
      for (;;) {
        const end = isMessage ? '\r\n.\r\n' : '\r\n';
        const at = received.indexOf(end);
        if (at < 0) return;
        const text = received.slice(0, at);
        received = received.slice(at + end.length);
        if (isMessage) taken.push(parseMailHeaders(text));
        if (isMessage) say('250 kept');
        else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
        else say(/^DATA/i.test(text) ? '354 go on' : '250 fine');
        isMessage = !isMessage && /^DATA/i.test(text);
      }
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, taken, stop: () => void server.close() };
}

/**
 * @param {string} message
 * @returns {ReceivedMail}
 */
function parseMailHeaders(message) {
  const head = message.slice(0, message.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const field = (/** @type {string} */ name) =>
    new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return { key: field('X-Mail-Key'), id: field('Message-ID') };
}
