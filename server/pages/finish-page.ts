import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { storeBody, type StoredBody } from '../bodies/stored-body';
import { apartFromData } from '../flight/apart-from-data';
import { withLateScripts } from '../late/late-scripts';
import { toVisitor } from '../next/inner-headers';
import { strictPolicy } from '../policy/strict-policy';
import { dataAddress } from './data-address';
import { withLanguageLinks } from './language-links';

/** What only browsers without modules load, which cannot run the site, and what readers of `og:` read a second time. */
const needless =
  /<script src="[^"]*" noModule=""><\/script>|<meta name="twitter:(?!card")[^>]*\/>/g;

const policyHeader = 'content-security-policy';

/** A page as it leaves: its HTML and what its headers say of it. */
export interface FinishedPage {
  readonly body: StoredBody;
  readonly headers: OutgoingHttpHeaders;
  /** What its scripts go on with, where that is not in the HTML, and what they went on with before the page was made anew. */
  readonly data: StoredBody | null;
  readonly dataBefore: StoredBody | null;
}

interface Ways {
  /** The address of a page that can be read without its scripts; null for one that cannot, and for one that leaves once. */
  readonly lateAt: string | null;
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
  { lateAt, joinSheets }: Ways,
): FinishedPage {
  const headers = toVisitor(answered);
  const made = html.toString('utf8');
  const linked = joinSheets(withLanguageLinks(made.replace(needless, '')));
  const late = lateAt === null ? null : withLateParts(linked, lateAt);
  const text = late?.text ?? linked;
  const policy = strictPolicy(String(headers[policyHeader] ?? ''), text);
  if (policy !== '') headers[policyHeader] = policy;
  const body = storeBody(text === made ? html : Buffer.from(text), policy);
  return { body, headers, data: late?.data ?? null, dataBefore: null };
}

/** Scripts and data apart from the page; null when it has no form that is known. */
function withLateParts(html: string, path: string) {
  const apart = apartFromData(html);
  // The data refer to the page: another page has other data, be they the same words.
  const data = apart && storeBody(Buffer.from(apart.data), apart.page);
  const text = withLateScripts(apart?.page ?? html, data && dataAddress(path, data.tag));
  return text === null ? null : { text, data };
}

/** True for an answer that is a document. */
export function isHtml(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}
