import { classWords, sourceTexts } from './class-words.mjs';
import { removeUnused } from './unused-rules.mjs';

/** Sources are read once for all sheets of a build. */
let sources;

/**
 * What the build does with each sheet: no page carries rules of Bootstrap that nothing uses.
 * @returns {import('postcss').Plugin}
 */
export function withoutUnused() {
  return {
    postcssPlugin: 'without-unused',
    OnceExit(root) {
      sources ??= read(process.cwd());
      removeUnused(root, sources.words, sources.text);
    },
  };
}

/** @param {string} root */
function read(root) {
  const texts = sourceTexts(root);
  return { words: classWords(texts), text: texts.join('\n') };
}
