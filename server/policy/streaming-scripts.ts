import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const renderer = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js';

/** Written once in front of the first call that needs it. */
const definition = /'((?:\$RB|\$RM|\$RS|\$RV|\$RX)=(?:[^'\\\n]|\\.)*)'/g;
const callBegins = /;?\$R[A-Z]\("$/;

const jsonText = String.raw`"(?:[^"\\\n\r\u2028\u2029]|\\.)*"`;
const list = String.raw`\[(?:${jsonText}|[\[\],])*\]`;
const call = new RegExp(String.raw`^;?\$R[CRSX]\(${jsonText}(?:,(?:${jsonText}|${list}|null))*\)$`);

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
