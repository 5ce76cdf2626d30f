import { createServer, type Socket, type AddressInfo } from 'node:net';

export interface SmtpServer {
  url: string;
  /** The messages as they came over the wire. */
  messages: string[];
  close(): Promise<void>;
}

/** A mail server on this machine that takes every message and keeps it. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const messages: string[] = [];
  const server = createServer((socket) => talk(socket, messages));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function talk(socket: Socket, messages: string[]): void {
  let received = '';
  let isMessage = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  socket.setEncoding('utf8');
  say('220 here');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const end = isMessage ? '\r\n.\r\n' : '\r\n';
    for (
      let at = received.indexOf(end);
      at >= 0;
      at = received.indexOf(isMessage ? '\r\n.\r\n' : '\r\n')
    ) {
      const text = received.slice(0, at);
      received = received.slice(at + (isMessage ? 5 : 2));
      if (isMessage) {
        isMessage = false;
        messages.push(text);
        say('250 kept');
      } else if (/^DATA/i.test(text)) {
        isMessage = true;
        say('354 go on');
      } else if (/^QUIT/i.test(text)) {
        say('221 bye');
        socket.end();
      } else {
        say('250 fine');
      }
    }
  });
}
