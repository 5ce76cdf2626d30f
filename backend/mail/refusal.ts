import type { Failure } from './due-mails';

/** What became of an attempt that failed. */
export interface MailRefusal extends Failure {
  /**
   * mail: the server refused this mail for good. later: it, or something unknown, stood in the way of this mail this time.
   * server: it was not reached or let nobody in, which says nothing about the mail.
   */
  kind: 'mail' | 'later' | 'server';
}

const longestWords = 500;

const tooLarge = 552;
const leaving = 421;

/** Replies that ask for a login: the settings are wrong, whatever command they answer. */
const loginReplies = new Set([530, 534, 535, 538]);

/**
 * Reads what a delivery threw: an SMTP reply of 5xx to the recipient or the message is for good (RFC 5321, 4.2.1), as is an address
 * or a size that need not be tried; every other reply to them is for now. The code may be logged: it never holds the reply's words.
 */
export function readMailRefusal(error: unknown): MailRefusal {
  const words = (error instanceof Error ? error.message : String(error)).slice(0, longestWords);
  const { responseCode, command, code } = partsOf(error);
  if (responseCode !== null) {
    const refusal = { code: `smtp-${responseCode}`, words };
    if (!isAboutMail(responseCode, command)) return { ...refusal, kind: 'server' };
    return { ...refusal, kind: responseCode >= 500 ? 'mail' : 'later' };
  }
  if (code === null) return { code: 'unknown', words, kind: 'later' };
  const refusal = { code: code.toLowerCase(), words };
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { ...refusal, kind: 'mail' };
  return { ...refusal, kind: serverCodes.has(code) ? 'server' : 'later' };
}

function isAboutMail(reply: number, command: string): boolean {
  if (reply === tooLarge) return true;
  return /^(RCPT|DATA)/.test(command) && reply !== leaving && !loginReplies.has(reply);
}

const serverCodes = new Set([
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'],
  ...['EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY', 'ECONFIG'],
]);

interface Parts {
  responseCode: number | null;
  command: string;
  code: string | null;
}

function partsOf(error: unknown): Parts {
  const { responseCode, command, code } = Object(error) as Record<string, unknown>;
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    command: typeof command === 'string' ? command : '',
    code: typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) ? code : null,
  };
}
