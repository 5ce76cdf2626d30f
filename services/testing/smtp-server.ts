import { createServer, type Socket, type AddressInfo } from 'node:net';

export interface SmtpServer {
  url: string;
  /** Messages as received. */
  messages: string[];
  /** Recipients of all RCPT commands in order, including rejected ones. */
  recipients: string[];
  close(): Promise<void>;
}

interface SmtpRules {
  /** Returns the server's reply to a recipient, such as "550 5.1.1 no such user"; null accepts the recipient. */
  answerTo?: (recipient: string) => string | null;
  /** Called for each complete message before the reply; false sends no reply. */
  onMessage?: (message: string) => boolean;
}

/**
 * Starts a local SMTP server that stores every message it receives. With `rules` it can reject recipients and leave
 * messages unanswered.
 */
export async function startSmtpServer(rules: SmtpRules = {}): Promise<SmtpServer> {
  const messages: string[] = [];
  const recipients: string[] = [];
  const server = createServer((socket) => serveConnection(socket, { messages, recipients }, rules));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    recipients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type SmtpLog = Pick<SmtpServer, 'messages' | 'recipients'>;

function serveConnection(
  socket: Socket,
  { messages, recipients }: SmtpLog,
  rules: SmtpRules,
): void {
  let received = '';
  let isMessage = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  socket.setEncoding('utf8');
  socket.on('error', () => undefined);
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
      const recipient = /^RCPT TO:<(.*)>/i.exec(text)?.[1];
      if (isMessage) {
        isMessage = false;
        messages.push(text);
        if (rules.onMessage?.(text) !== false) say('250 kept');
      } else if (recipient !== undefined) {
        recipients.push(recipient);
        say(rules.answerTo?.(recipient) ?? '250 fine');
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
