import type { Token } from 'marked';
import { joinLines } from '@/domain/texts/join-lines';

/** A piece of running text in one look. */
export interface TextRun {
  text: string;
  isStrong: boolean;
  /** An absolute address; null for plain text. */
  href: string | null;
}

const safeAddress = /^(https?:|mailto:|tel:)/i;

/** The words of a piece of Markdown in order. Links lead to absolute addresses; those of unknown kinds are text. */
export function textRuns(token: Token, linkBase: string): TextRun[] {
  return runsOf(token, { isStrong: false, href: null }, linkBase);
}

/** The words without their look. */
export function textOfRuns(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

function runsOf(token: Token, look: Omit<TextRun, 'text'>, linkBase: string): TextRun[] {
  if (token.type === 'br') return [{ ...look, text: '\n' }];
  // A document is words only: its pictures are on the site.
  if (token.type === 'html' || token.type === 'image') return [];
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (!inner) return [{ ...look, text: words(token) }];
  const isStrong = look.isStrong || token.type === 'strong';
  const href = token.type === 'link' ? absolute(String(token.href), linkBase) : look.href;
  return inner.flatMap((one) => runsOf(one, { isStrong, href }, linkBase));
}

/** A line break in the source is a space in the text. */
function words(token: Token): string {
  const text = 'text' in token ? String(token.text) : token.raw;
  return joinLines(text);
}

function absolute(href: string, linkBase: string): string | null {
  if (/^\/(?!\/)/.test(href)) return `${linkBase}${href}`;
  return safeAddress.test(href) ? href : null;
}
