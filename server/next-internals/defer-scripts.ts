import { deferredLoader } from './deferred-loader';
import { isFrameworkDetailOn } from './framework-details.mjs';

/** The framework's markup: initial scripts, and the preload hint for the last of them. */
const file = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;
const hint =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g;
/** Any markup that could start a framework script on its own, except the script for browsers without modules. */
const early = /<script(?![^>]*\snoModule)[^>]*\ssrc="\/_next\/|<link(?=[^>]*\sas="script")[^>]*>/i;

const headEnd = '</head>';

/**
 * Moves the page's scripts into a list that `deferredLoader` starts after the first paint, with the address of the
 * page's data when they are not inline. Returns null when the framework's markup has an unexpected form; the page must
 * stay unchanged then.
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
 * Adds only the replay of early interactions: scripts stay in place, but parts of the page hydrate later. A document
 * without framework scripts stays unchanged.
 */
export function addInteractionReplay(html: string): string {
  if (!isFrameworkDetailOn('interaction-replay')) return html;
  const end = html.indexOf(headEnd);
  if (end === -1 || html.search(file) === -1) return html;
  return `${html.slice(0, end)}<script>${deferredLoader}</script>${html.slice(end)}`;
}

/** Pages without useful content before their scripts run; deferring would only delay them. */
const scriptsFirst =
  /^\/\w+\/(?:checkout|my-account|payment|login|basket|newsletter|withdrawal-declaration|search)(?:[/?]|$)/;

/** True for a page, by its path with or without query, that is readable before its scripts run. */
export function canDeferScripts(path: string): boolean {
  return !scriptsFirst.test(path);
}
