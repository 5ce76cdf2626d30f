import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { type Language, languageOfPath } from '@/domain/language/detect-language';
import { pageFailureHeader } from '@/lib/platform/http/page-failure';
import { type AskNext, type NextAnswer, readWhole } from './ask-next';

/** An address nobody has: its last part stands in the page wherever the visitor's own has to. */
const placeholder = 'address-of-no-page';
/** Addresses that are written the same in a path, in JSON and in HTML. */
const plainAddress = /^\/[a-z]{2}((?:\/[\w~-][\w.~-]*)+)$/;
const keptMs = 10_000;

interface Template {
  readonly html: string;
  readonly answer: Pick<NextAnswer, 'statusCode' | 'headers'>;
  readonly madeAtMs: number;
}

export interface NotFoundPages {
  /** The whole 404 page at an address; null where it has to be made for this visitor. */
  find(address: string): Promise<NextAnswer | null>;
  /** From now on it is made anew. */
  expire(): void;
}

/**
 * The page that says that there is nothing at an address, made once in each language and kept for ten seconds: addresses that do not exist
 * are without number, and their pages differ by nothing but the address.
 */
export function createNotFoundPages({
  ask,
  strangerHeaders,
  now,
}: {
  ask: AskNext;
  /** The headers of a visitor nobody knows, in the path's language. */
  strangerHeaders: (path: string) => OutgoingHttpHeaders;
  now: () => number;
}): NotFoundPages {
  const templates = new Map<Language, Promise<Template>>();

  async function make(language: Language): Promise<Template> {
    const address = `/${language}/${placeholder}`;
    const headers = { ...strangerHeaders(address), [pageFailureHeader]: '404' };
    const madeAtMs = now();
    const answer = await ask({ method: 'GET', address, headers });
    const html = (await readWhole(answer)).toString('utf8');
    return { html, answer: { statusCode: answer.statusCode, headers: answer.headers }, madeAtMs };
  }

  async function templateIn(language: Language): Promise<Template> {
    const known = templates.get(language);
    const template = await known?.catch(() => null);
    if (template && now() - template.madeAtMs < keptMs) return template;
    // Another visitor may have asked for a new one meanwhile.
    const current = templates.get(language);
    if (current !== undefined && current !== known) return current;
    const made = make(language);
    templates.set(language, made);
    made.catch(() => templates.delete(language));
    return made;
  }

  return {
    async find(address) {
      const language = languageOfPath(address);
      const [, path] = plainAddress.exec(address) ?? [];
      if (language === null || path === undefined) return null;
      const { html, answer } = await templateIn(language);
      const page = answer.statusCode === 404 ? atAddress(html, language, path.slice(1)) : null;
      return page === null ? null : Object.assign(Readable.from([Buffer.from(page)]), answer);
    },
    expire: () => templates.clear(),
  };
}

/** The page at another address; null when the framework writes addresses in a form that is not known here. */
function atAddress(html: string, language: Language, path: string): string | null {
  const ofTheRouter = (parts: readonly string[]) =>
    `\\"c\\":[${['', language, ...parts].map((part) => `\\"${part}\\"`).join(',')}],\\"q\\":\\"\\"`;
  const written = ofTheRouter([placeholder]);
  const links = html.match(new RegExp(`href="/[a-z]{2}/${placeholder}"`, 'g')) ?? [];
  const isKnown =
    html.split(written).length === 2 && html.split(placeholder).length === links.length + 2;
  if (!isKnown) return null;
  return html
    .replace(written, () => ofTheRouter(path.split('/')))
    .replaceAll(`/${placeholder}"`, () => `/${path}"`);
}
