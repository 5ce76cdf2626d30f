import { deferredLoader } from './deferred-loader';

/** As the framework writes them: what a page starts with, and the hint to fetch the last of it early. */
const file = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;
const hint =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g;
/** Any way a script of the framework can begin by itself, but the one for browsers without modules. */
const early = /<script(?![^>]*\snoModule)[^>]*\ssrc="\/_next\/|<link(?=[^>]*\sas="script")[^>]*>/i;

const headEnd = '</head>';

/**
 * The page with its scripts in a list that `deferredLoader` starts after the paint, and the address of its data, if they are not in the
 * page itself; null when the framework's markup is not what is
 * known here: then nothing may be touched.
 */
export function deferScripts(html: string, data: string | null): string | null {
  const addresses = [...html.matchAll(file)].flatMap(([, address]) => address ?? []);
  const rest = html.replace(file, '').replace(hint, '');
  const end = rest.indexOf(headEnd);
  if (addresses.length === 0 || end === -1 || early.test(rest)) return null;
  const list = JSON.stringify([...new Set(addresses)]);
  return [
    rest.slice(0, end),
    `<script type="application/json" id="late-scripts"${data === null ? '' : ` data-page="${data}"`}>${list}</script>`,
    `<script>${deferredLoader}</script>`,
    rest.slice(end),
  ].join('');
}

/**
 * The page with nothing but what keeps a touch: its scripts stay where they are, but parts of it wake after the rest. A document without
 * scripts of the framework stays as it is.
 */
export function addInteractionReplay(html: string): string {
  const end = html.indexOf(headEnd);
  if (end === -1 || html.search(file) === -1) return html;
  return `${html.slice(0, end)}<script>${deferredLoader}</script>${html.slice(end)}`;
}

/** Pages that show nothing worth seeing before their scripts have run: waiting would only make them later. */
const scriptsFirst =
  /^\/\w+\/(?:checkout|my-account|payment|login|basket|newsletter|withdrawal-declaration|search)(?:[/?]|$)/;

/** True for a page, by its path with or without a query, that can be read before its scripts run. */
export function canDeferScripts(path: string): boolean {
  return !scriptsFirst.test(path);
}
