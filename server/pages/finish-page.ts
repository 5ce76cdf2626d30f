import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { storeBody, type StoredBody } from '../bodies/stored-body';
import { withLateScripts } from '../late/late-scripts';
import { toVisitor } from '../next/inner-headers';
import { strictPolicy } from '../policy/strict-policy';
import { withLanguageLinks } from './language-links';

const policyHeader = 'content-security-policy';

/** A page as it leaves: its HTML and what its headers say of it. */
export interface FinishedPage {
  readonly body: StoredBody;
  readonly headers: OutgoingHttpHeaders;
}

/**
 * The one place that touches what Next has made: language links lead to the page's own translation, scripts of a page that can be
 * read without them come after the paint, and the content security policy gets the hashes of the page's own scripts.
 */
export function finishPage(
  html: Buffer,
  answered: IncomingHttpHeaders,
  { isLate }: { isLate: boolean },
): FinishedPage {
  const headers = toVisitor(answered);
  const made = html.toString('utf8');
  const linked = withLanguageLinks(made);
  const text = (isLate ? withLateScripts(linked) : null) ?? linked;
  const policy = strictPolicy(String(headers[policyHeader] ?? ''), text);
  if (policy !== '') headers[policyHeader] = policy;
  return { body: storeBody(text === made ? html : Buffer.from(text), policy), headers };
}

/** True for an answer that is a document. */
export function isHtml(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}
