import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, getPathLanguage } from '@/domain/locale/language';
import { detectLanguage } from '@/lib/platform/http/content-negotiation';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/**
 * Sends an error as plain text: the given text, or a default text in the visitor's language. 400 for a malformed
 * request, 404 for a missing page, 405 (with Allow) for a wrong method. Closes the connection after 408, 414 and 431,
 * because the rest of the request is not read.
 */
export function sendHttpError(
  response: ServerResponse,
  status: keyof (typeof words)['de'],
  headers: Readonly<Record<string, string>> = {},
  given?: string,
): void {
  if (endsConnection.has(status)) response.shouldKeepAlive = false;
  const language = languageOf(response.req);
  const text = given ?? words[language][status];
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Content-Language': language,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

/**
 * Maximum length of the headers from which the language is read, because rejected requests may have headers of any
 * size.
 */
const maxHintLength = 200;

function languageOf({ url = '', headers }: IncomingMessage): Language {
  return detectLanguage({
    pathname: url.slice(0, maxHintLength).split('?')[0] ?? '',
    cookie: null,
    acceptLanguage: headers['accept-language']?.slice(0, maxHintLength) ?? null,
  });
}

const endsConnection: ReadonlySet<number> = new Set([408, 414, 431]);

const words = {
  de: {
    400: 'Diese Anfrage können wir nicht lesen. Bitte prüfen Sie die Adresse.',
    404: 'Das haben wir nicht gefunden.',
    405: 'Diese Adresse lässt sich nur lesen.',
    408: 'Die Anfrage kam nicht vollständig an. Bitte versuchen Sie es noch einmal.',
    414: 'Diese Adresse ist zu lang.',
    429: 'Das waren zu viele Anfragen. Bitte warten Sie einen Moment.',
    431: 'Ihr Browser sendet zu viel mit. Bitte löschen Sie die Cookies dieser Website.',
    500: 'Das hat nicht geklappt, und es liegt an uns. Bitte versuchen Sie es noch einmal.',
    503: 'Wir antworten gerade nicht. Bitte versuchen Sie es in einem Moment noch einmal.',
  },
  en: {
    400: 'We cannot read this request. Please check the address.',
    404: 'We did not find this.',
    405: 'This address can only be read.',
    408: 'The request did not arrive completely. Please try again.',
    414: 'This address is too long.',
    429: 'Too many requests. Please wait a moment.',
    431: 'Your browser sends too much along. Please delete the cookies of this website.',
    500: 'That did not work, and the fault is ours. Please try again.',
    503: 'We are not answering right now. Please try again in a moment.',
  },
} satisfies Record<Language, Record<number, string>>;

const messages = z.object({ session: z.object({ tooMany: z.string() }) });

/** Sends 429 with Retry-After and a message in the language of the path. */
export async function sendTooManyRequests(
  response: ServerResponse,
  path: string,
  waitSeconds: number,
): Promise<void> {
  const language = getPathLanguage(path) ?? 'en';
  const headers = { 'Retry-After': String(waitSeconds), 'Content-Language': language };
  sendHttpError(response, 429, headers, await sentence(language));
}

const read = new Map<Language, string>();

async function sentence(language: Language): Promise<string> {
  const known = read.get(language);
  if (known !== undefined) return known;
  const text: unknown = JSON.parse(await readFile(`messages/${language}.json`, 'utf8'));
  const { tooMany } = messages.parse(text).session;
  read.set(language, tooMany);
  return tooMany;
}
