import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { createStoredBody, type StoredBody } from '../compression/stored-body';
import { splitRscPayload } from '../next-internals/split-rsc-payload';
import { deferScripts } from '../next-internals/defer-scripts';
import { toClientHeaders } from '../next-internals/next-headers';
import { buildStrictPolicy } from '../security-policy';
import { toPageDataPath } from './page-path';
import { applyLanguageLinks } from '../next-internals/language-links';

/** Scripts for browsers without modules, which cannot run the site, and Twitter meta tags that repeat `og:` tags. */
const needless =
  /<script src="[^"]*" noModule=""><\/script>|<meta name="twitter:(?!card")[^>]*\/>/g;

const policyHeader = 'content-security-policy';

/** A page ready to be sent to visitors: its modified HTML and the related headers. */
export interface CachedPage {
  readonly body: StoredBody;
  readonly headers: OutgoingHttpHeaders;
  /** The RSC payload when it is not in the HTML, and that of the previous version. */
  readonly data: StoredBody | null;
  readonly previousData: StoredBody | null;
}

interface FinishPageOptions {
  /** Path of a page that is readable before its scripts run; null for other pages and for a page that is sent once. */
  readonly deferredPath: string | null;
  /** Replaces the page's stylesheets by a joined one. */
  readonly joinSheets: (html: string) => string;
}

/**
 * The only place that modifies Next's HTML: sets the language links to the page's translations, joins the stylesheets,
 * defers scripts and payload where the page is readable without them, and adds the hashes of the page's scripts to the
 * content security policy.
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

/** Separates scripts and payload from the page; leaves it unchanged when its format is unexpected. */
function withLateParts(html: string, path: string) {
  const split = splitRscPayload(html);
  // The payload refers to the page's markup, so its tag depends on both.
  const data = split && createStoredBody(Buffer.from(split.data), split.page);
  const text = deferScripts(split?.page ?? html, data && toPageDataPath(path, data.tag));
  return text === null ? null : { text, data };
}

/** True for an HTML response. */
export function isHtml(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}
