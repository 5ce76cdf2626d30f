import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { createStoredBody, type StoredBody } from '../compression/stored-body';
import { splitRscPayload } from '../next-internals/split-rsc-payload';
import { deferScripts } from '../next-internals/defer-scripts';
import { toClientHeaders } from '../next-internals/next-headers';
import { buildStrictPolicy } from '../security-policy';
import { toPageDataPath } from './page-address';
import { applyLanguageLinks } from '../next-internals/language-links';

/** What only browsers without modules load, which cannot run the site, and what readers of `og:` read a second time. */
const needless =
  /<script src="[^"]*" noModule=""><\/script>|<meta name="twitter:(?!card")[^>]*\/>/g;

const policyHeader = 'content-security-policy';

/** A page as it leaves: its HTML and what its headers say of it. */
export interface CachedPage {
  readonly body: StoredBody;
  readonly headers: OutgoingHttpHeaders;
  /** What its scripts go on with, where that is not in the HTML, and what they went on with before the page was made anew. */
  readonly data: StoredBody | null;
  readonly previousData: StoredBody | null;
}

interface FinishPageOptions {
  /** The address of a page that can be read without its scripts; null for one that cannot, and for one that leaves once. */
  readonly deferredPath: string | null;
  /** The HTML with one sheet in the place of several. */
  readonly joinSheets: (html: string) => string;
}

/**
 * The one place that touches what Next has made: language links lead to the page's own translation, its sheets are one, scripts of a page that can be
 * read without them come after the paint and its data with them, and the content security policy gets the hashes of the page's own scripts.
 */
export function finishPage(
  html: Buffer,
  answered: IncomingHttpHeaders,
  { deferredPath: lateAt, joinSheets }: FinishPageOptions,
): CachedPage {
  const headers = toClientHeaders(answered);
  const made = html.toString('utf8');
  const linked = joinSheets(applyLanguageLinks(made.replace(needless, '')));
  const late = lateAt === null ? null : withLateParts(linked, lateAt);
  const text = late?.text ?? linked;
  const policy = buildStrictPolicy(String(headers[policyHeader] ?? ''), text);
  if (policy !== '') headers[policyHeader] = policy;
  const body = createStoredBody(text === made ? html : Buffer.from(text), policy);
  return { body, headers, data: late?.data ?? null, previousData: null };
}

/** Scripts and data apart from the page; null when it has no form that is known. */
function withLateParts(html: string, path: string) {
  const apart = splitRscPayload(html);
  // The data refer to the page: another page has other data, be they the same words.
  const data = apart && createStoredBody(Buffer.from(apart.data), apart.page);
  const text = deferScripts(apart?.page ?? html, data && toPageDataPath(path, data.tag));
  return text === null ? null : { text, data };
}

/** True for an answer that is a document. */
export function isHtml(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}
