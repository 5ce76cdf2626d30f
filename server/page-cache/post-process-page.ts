import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { createStoredBody, type StoredBody } from '../compression/stored-body';
import { splitRscPayload } from '../next-internals/split-rsc-payload';
import { deferScripts } from '../next-internals/defer-scripts';
import { toClientHeaders } from '../next-internals/next-headers';
import { buildStrictPolicy } from '../security-policy';
import { toPageDataPath } from './page-path';
import { applyLanguageLinks } from '../next-internals/language-links';

/**
 * Matches markup to remove: scripts for browsers without modules, which cannot run the site, and Twitter meta tags that
 * repeat `og:` tags.
 */
const needless =
  /<script src="[^"]*" noModule=""><\/script>|<meta name="twitter:(?!card")[^>]*\/>/g;

const policyHeader = 'content-security-policy';

/** A page as sent to visitors: its modified HTML and the headers that belong to it. */
export interface CachedPage {
  readonly body: StoredBody;
  readonly headers: OutgoingHttpHeaders;
  /**
   * The RSC payload if it is not in the HTML, otherwise null. `previousData` is the payload of the previous version of
   * the page.
   */
  readonly data: StoredBody | null;
  readonly previousData: StoredBody | null;
}

interface FinishPageOptions {
  /** Path of a page whose scripts can be deferred; null for other pages, and for a page that is sent only once. */
  readonly deferredPath: string | null;
  /** Replaces the page's stylesheets by a joined one. */
  readonly joinSheets: (html: string) => string;
}

/**
 * Modifies Next's HTML, which no other code does: sets the language links to the translations, joins the stylesheets,
 * defers scripts and payload of a page that is readable without them, and adds the hashes of the scripts to the content
 * security policy.
 */
export function postProcessPage(
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

/** Separates scripts and RSC payload from a page; null when the page has an unexpected format. */
function withLateParts(html: string, path: string) {
  const split = splitRscPayload(html);
  // The tag depends on payload and HTML, because the payload refers to the HTML.
  const data = split && createStoredBody(Buffer.from(split.data), split.page);
  const text = deferScripts(split?.page ?? html, data && toPageDataPath(path, data.tag));
  return text === null ? null : { text, data };
}

export function isHtml(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}
