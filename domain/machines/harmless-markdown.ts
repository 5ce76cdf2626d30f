import { safeHref } from '../content/safe-href';

/** A tag, or what would be one; `<https://…>` is a link, and so is a target in angle brackets. */
const tag = /(?<!\]\(\s{0,9})<(?=[a-z/!?])(?!(?:https?|mailto|tel):)/gi;
const inlineTarget = /(\]\(\s{0,9}<?)([^)\s>]{1,2000})/g;
const definedTarget = /^( {0,3}\[[^\]\n]{1,200}\]:\s{0,9}<?)([^\s>]{1,2000})/gm;

/** A Markdown text as nobody can be harmed by who shows it: tags are words, and links lead where a page's own may lead. */
export function harmlessMarkdown(markdown: string): string {
  return markdown
    .replace(tag, '&lt;')
    .replace(inlineTarget, leadNowhereElse)
    .replace(definedTarget, leadNowhereElse);
}

function leadNowhereElse(all: string, before: string, target: string): string {
  return safeHref(decoded(target)) === null ? `${before}#` : all;
}

/** "java&#115;cript:" and "javascript&colon;" are the same address to who shows it. */
function decoded(target: string): string {
  return target
    .replace(/&#x?([\da-f]{1,6});?/gi, (entity, digits: string) => {
      const code = Number.parseInt(digits, /^&#x/i.test(entity) ? 16 : 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/&(?:colon|tab|newline);/gi, (entity) => (/colon/i.test(entity) ? ':' : ''));
}
