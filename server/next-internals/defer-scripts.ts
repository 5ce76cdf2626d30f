import { deferredLoader } from './deferred-loader';
import { isFrameworkDetailOn } from './framework-details.mjs';

/** Matches the initial scripts in Next's markup; the next pattern matches the preload hint of the last of them. */
const file = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;
const hint =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g;
/** Matches any other markup that would load a framework script, except the script for browsers without modules. */
const early = /<script(?![^>]*\snoModule)[^>]*\ssrc="\/_next\/|<link(?=[^>]*\sas="script")[^>]*>/i;

const headEnd = '</head>';

/**
 * Moves the scripts of a page into a list that `deferredLoader` starts after the first paint. `data` is the URL of the
 * page's RSC payload, or null if the payload is in the page. Returns null when Next's markup has an unexpected form;
 * the page must then stay unchanged.
 */
export function deferScripts(html: string, data: string | null): string | null {
  if (!isFrameworkDetailOn('deferred-scripts')) return null;
  const addresses = [...html.matchAll(file)].flatMap(([, address]) => address ?? []);
  const rest = html.replace(file, '').replace(hint, '');
  const end = rest.indexOf(headEnd);
  if (addresses.length === 0 || end === -1 || early.test(rest)) return null;
  const list = JSON.stringify([...new Set(addresses)]);
  return [
    rest.slice(0, end),
    `<script type="application/json" id="deferred-scripts"${data === null ? '' : ` data-page="${data}"`}>${list}</script>`,
    `<script>${deferredLoader}</script>`,
    rest.slice(end),
  ].join('');
}

/**
 * Adds only the script that replays events from before hydration; all other scripts stay in place. Returns a document
 * without framework scripts unchanged.
 */
export function addInteractionReplay(html: string): string {
  if (!isFrameworkDetailOn('interaction-replay')) return html;
  const end = html.indexOf(headEnd);
  if (end === -1 || html.search(file) === -1) return html;
  return `${html.slice(0, end)}<script>${deferredLoader}</script>${html.slice(end)}`;
}

/**
 * Matches paths of pages without useful content before their scripts run. Deferring their scripts would only delay
 * them.
 */
const scriptsFirst =
  /^\/\w+\/(?:checkout|my-account|payment|login|basket|newsletter|withdrawal-declaration|search)(?:[/?]|$)/;

/** True for a page that is readable before its scripts run. The path may contain a query. */
export function canDeferScripts(path: string): boolean {
  return !scriptsFirst.test(path);
}
