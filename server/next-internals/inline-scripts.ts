import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { getHeadScript } from '@/lib/platform/config/head-scripts';
import { deferredLoader } from './deferred-loader';

const renderer = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js';

/** Written once in front of the first call that needs it. */
const definition = /'((?:\$RB|\$RM|\$RS|\$RV|\$RX)=(?:[^'\\\n]|\\.)*)'/g;
const callBegins = /;?\$R[A-Z]\("$/;

const streamingJsonText = String.raw`"(?:[^"\\\n\r\u2028\u2029]|\\.)*"`;
const list = String.raw`\[(?:${streamingJsonText}|[\[\],])*\]`;
const call = new RegExp(
  String.raw`^;?\$R[CRSX]\(${streamingJsonText}(?:,(?:${streamingJsonText}|${list}|null))*\)$`,
);

/**
 * The texts with which React moves parts of a page that came later to their place, read from where the framework keeps them.
 * Throws when there are none: then the framework has changed.
 */
function readDefinitions(): string[] {
  const source = readFileSync(createRequire(import.meta.url).resolve(renderer), 'utf8');
  const texts = [...source.matchAll(definition)].map(([, text = '']) =>
    text.replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign)).replace(callBegins, ''),
  );
  if (texts.length < 4) throw new Error(`${renderer} holds no scripts known here.`);
  return texts;
}

const definitions = readDefinitions();

/** True for a script of React that moves a part of the page: its own definitions, whole, and one call with texts only. */
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

/** Whether the site was built with tags is the build's business. */
const ofTheSite = new Set([
  deferredLoader,
  ...[true, false].map((hasTags) => getHeadScript({ hasTags })),
]);

const script =
  /<script((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*>([\s\S]*?)<\/script>/gi;

const inlineJsonText = String.raw`"(?:[^"\\\n\r\u2028\u2029]|\\.)*"`;

/**
 * What the framework writes into a page, each with its whole form: a page's data, as JSON texts and nothing else, and what the
 * runtime has to begin with.
 */
const ofTheFramework = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[\d+\]\)$/,
  new RegExp(String.raw`^self\.__next_f\.push\(\[\d+(?:,(?:${inlineJsonText}|null))?\]\)$`),
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"[\w./~-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);?\s*$/,
];

/** Puts icons in their place when a page's metadata came behind its head. */
const movesIcons = `document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`;

/** Data beside the page (structured data), which no browser runs. */
const isData = /\stype="?application\/(?:ld\+)?json"?/i;
const isFile = /\ssrc\s*=/i;

interface InlineScript {
  readonly text: string;
  /** In the row of scripts that ends the document, with nothing between them. */
  readonly isAtEnd: boolean;
}

/** What follows the last script of a document. */
const documentEnd = /^\s*(?:<\/body>\s*<\/html>)?\s*$/i;

/** The scripts inside a page, as browsers would run them. */
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
 * True for a script that this site or its framework has written. Anything else got into the page some other way and gets no
 * hash, so that no browser runs it: hashing whatever is there would only sign it. The page's data count only where the framework writes them,
 * at the document's end: markup that somebody brought in is followed by the rest of what it stands in.
 */
export function isOwnScript({ text, isAtEnd }: InlineScript): boolean {
  return (
    text === movesIcons ||
    ofTheSite.has(text) ||
    (isAtEnd && ofTheFramework.some((form) => form.test(text))) ||
    isStreamingScript(text)
  );
}

/** The source expression of an inline script (CSP Level 3 §2.3.1). */
export function getHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
