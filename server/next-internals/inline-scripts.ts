import { createHash } from 'node:crypto';
import { getHeadScript } from '@/lib/platform/config/head-scripts';
import {
  installedSources,
  listStreamingScripts,
  streamingRendererPath,
} from './check-installed-details.mjs';
import { deferredLoader } from './deferred-loader';

const streamingJsonText = String.raw`"(?:[^"\\\n\r\u2028\u2029]|\\.)*"`;
const list = String.raw`\[(?:${streamingJsonText}|[\[\],])*\]`;
const call = new RegExp(
  String.raw`^;?\$R[CRSX]\(${streamingJsonText}(?:,(?:${streamingJsonText}|${list}|null))*\)$`,
);

/**
 * Returns React's scripts that move late parts of a page to their position; empty when the source of React cannot be
 * read.
 */
function loadStreamingScripts(): string[] {
  try {
    return listStreamingScripts(installedSources.readPackageFile(streamingRendererPath));
  } catch {
    return [];
  }
}

const definitions = loadStreamingScripts();

/**
 * True for a React script that moves a part of the page: it must consist of known function definitions and one call
 * with string arguments only.
 */
export function isStreamingScript(text: string): boolean {
  if (text === 'requestAnimationFrame(function(){$RT=performance.now()});') return true;
  if (!text.startsWith('$R')) return false;
  let rest = text;
  for (;;) {
    const known = definitions.find((each) => rest.startsWith(each));
    if (known === undefined) return call.test(rest);
    rest = rest.slice(known.length);
  }
}

/** Inline scripts of the site, in both variants: with and without a tag manager. */
const ofTheSite = new Set([
  deferredLoader,
  ...[true, false].map((hasTags) => getHeadScript({ hasTags })),
]);

const script =
  /<script((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*>([\s\S]*?)<\/script>/gi;

const inlineJsonText = String.raw`"(?:[^"\\\n\r\u2028\u2029]|\\.)*"`;

/**
 * Patterns for inline scripts of the framework, each for a whole script: the RSC payload, as JSON strings only, and the
 * initialization of the runtime.
 */
const ofTheFramework = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[\d+\]\)$/,
  new RegExp(String.raw`^self\.__next_f\.push\(\[\d+(?:,(?:${inlineJsonText}|null))?\]\)$`),
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"[\w./~-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);?\s*$/,
];

/** Next's script that moves icons into the head when metadata was streamed after the head. */
const movesIcons = `document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`;

/** Matches the type of structured data, which browsers do not execute. */
const isData = /\stype="?application\/(?:ld\+)?json"?/i;
const isFile = /\ssrc\s*=/i;

interface InlineScript {
  readonly text: string;
  /** True for a script in the last, uninterrupted sequence of scripts of the document. */
  readonly isAtEnd: boolean;
}

/** Markup that may follow the last script of a document. */
const documentEnd = /^\s*(?:<\/body>\s*<\/html>)?\s*$/i;

/** Lists the inline scripts of a page that browsers execute. */
export function listInlineScripts(html: string): InlineScript[] {
  const all = [...html.matchAll(script)];
  const ends = all.map(({ index, 0: whole }) => index + whole.length);
  const last = ends.at(-1);
  let firstAtEnd =
    last !== undefined && documentEnd.test(html.slice(last)) ? all.length - 1 : all.length;
  while (firstAtEnd > 0 && ends[firstAtEnd - 1] === all[firstAtEnd]?.index) firstAtEnd -= 1;
  return all.flatMap(([, attributes = '', text = ''], at) =>
    isData.test(attributes) || isFile.test(attributes) || text === ''
      ? []
      : [{ text, isAtEnd: at >= firstAtEnd }],
  );
}

/**
 * True for a script that this site or the framework has written. Any other script may be injected; it gets no hash, so
 * browsers do not run it. The RSC payload is accepted only at the end of the document, where Next writes it, because
 * other markup follows an injected script.
 */
export function isOwnScript({ text, isAtEnd }: InlineScript): boolean {
  return (
    text === movesIcons ||
    ofTheSite.has(text) ||
    (isAtEnd && ofTheFramework.some((form) => form.test(text))) ||
    isStreamingScript(text)
  );
}

/** Returns the source expression of an inline script (CSP Level 3 §2.3.1). */
export function getHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
