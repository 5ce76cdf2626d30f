import { type Token, lexer, type Tokens } from 'marked';
import { joinLines } from '@/domain/text/text-utils';
import { limitMarkdownDepth } from '@/domain/content/content-text';
import { yieldEventLoop } from '../../platform/event-loop-yielding';
import {
  inkColors,
  addPageIfNeeded,
  toPoints,
  type PdfDocument,
  getRightEdge,
  drawRule,
  getTextWidth,
  writeTagged,
} from './document';

/** A piece of text with a single style and link target. */
interface TextRun {
  text: string;
  isStrong: boolean;
  /** Absolute URL of a link; null for plain text. */
  href: string | null;
}

const safeAddress = /^(https?:|mailto:|tel:)/i;

/**
 * Returns the text runs of a Markdown token. Relative links become absolute; links with an unknown scheme become text.
 */
function parseTextRuns(token: Token, linkBase: string): TextRun[] {
  return runsOf(token, { isStrong: false, href: null }, linkBase);
}

/** Returns the plain text of the runs, without their styles. */
function joinTextRuns(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

function runsOf(token: Token, style: Omit<TextRun, 'text'>, linkBase: string): TextRun[] {
  if (token.type === 'br') return [{ ...style, text: '\n' }];
  // Images appear only on the site; documents contain none.
  if (token.type === 'html' || token.type === 'image') return [];
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (!inner) return [{ ...style, text: words(token) }];
  const isStrong = style.isStrong || token.type === 'strong';
  const href = token.type === 'link' ? absolute(String(token.href), linkBase) : style.href;
  return inner.flatMap((one) => runsOf(one, { isStrong, href }, linkBase));
}

/** Returns the text of a token with line breaks replaced by spaces. */
function words(token: Token): string {
  const text = 'text' in token ? String(token.text) : token.raw;
  return joinLines(text);
}

function absolute(href: string, linkBase: string): string | null {
  if (/^\/(?!\/)/.test(href)) return `${linkBase}${href}`;
  return safeAddress.test(href) ? href : null;
}

const headingSizes = [14, 11.5, 10] as const;
const bodySize = 9.5;
const lineGap = 3;
const step = toPoints(5);

/** Base URL of relative links: the site's address with the language. */
interface Target {
  linkBase: string;
}

/**
 * Writes headings, paragraphs, lists, quotes and tables of Markdown; everything else is written as plain text. Yields
 * to other tasks between the blocks.
 */
export async function writeMarkdown(
  doc: PdfDocument,
  markdown: string,
  target: Target,
): Promise<void> {
  for (const token of lexer(limitMarkdownDepth(markdown))) await writeBlock(doc, token, target, 0);
}

async function writeBlock(
  doc: PdfDocument,
  token: Token,
  target: Target,
  indent: number,
): Promise<void> {
  await yieldEventLoop();
  switch (token.type) {
    case 'space':
      return;
    case 'heading':
      return writeHeading(doc, token as Tokens.Heading, target);
    case 'list':
      return writeList(doc, token as Tokens.List, target, indent);
    case 'blockquote':
      for (const inner of (token as Tokens.Blockquote).tokens)
        await writeBlock(doc, inner, target, indent + step);
      return;
    case 'table':
      return writeTable(doc, token as Tokens.Table, target);
    case 'hr':
      drawRule(doc, doc.y);
      doc.moveDown();
      return;
    default:
      return writeParagraph(doc, parseTextRuns(token, target.linkBase), indent);
  }
}

function writeHeading(doc: PdfDocument, token: Tokens.Heading, { linkBase }: Target): void {
  const level = Math.min(token.depth, headingSizes.length);
  addPageIfNeeded(doc, toPoints(24));
  doc.y += level === 1 ? toPoints(5) : toPoints(2.5);
  const title = joinTextRuns(parseTextRuns(token, linkBase));
  doc.outline.addItem(title);
  doc
    .font('semibold')
    .fontSize(headingSizes[level - 1] ?? bodySize)
    .fillColor(inkColors.ink);
  writeTagged(doc, `H${level + 1}`, () => {
    doc.text(title, doc.page.margins.left, doc.y, { width: getTextWidth(doc) });
  });
  doc.y += toPoints(1.5);
}

function writeParagraph(
  doc: PdfDocument,
  runs: readonly TextRun[],
  indent: number,
  role = 'P',
): void {
  addPageIfNeeded(doc, toPoints(12));
  writeTagged(doc, role, () => writeRuns(doc, runs, indent));
  doc.y += toPoints(2);
}

function writeRuns(doc: PdfDocument, runs: readonly TextRun[], indent: number): void {
  const { left } = doc.page.margins;
  doc.fontSize(bodySize).fillColor(inkColors.ink);
  for (const [index, { text, isStrong, href }] of runs.entries()) {
    doc.font(isStrong ? 'semibold' : 'regular');
    const options = {
      width: getTextWidth(doc) - indent,
      lineGap,
      continued: index < runs.length - 1,
      link: href,
      underline: href !== null,
    };
    if (index === 0) doc.text(text, left + indent, doc.y, options);
    else doc.text(text, options);
  }
}

async function writeList(
  doc: PdfDocument,
  list: Tokens.List,
  target: Target,
  indent: number,
): Promise<void> {
  const first = typeof list.start === 'number' ? list.start : 1;
  for (const [index, item] of list.items.entries()) {
    const mark = list.ordered ? `${first + index}.` : '–';
    addPageIfNeeded(doc, toPoints(12));
    doc.font('regular').fontSize(bodySize).fillColor(inkColors.ink);
    const { y } = doc;
    writeTagged(doc, 'P', () => {
      doc.text(mark, doc.page.margins.left + indent, y, { width: step, lineBreak: false });
    });
    doc.y = y;
    for (const inner of item.tokens) await writeBlock(doc, inner, target, indent + step);
  }
  doc.y += toPoints(1);
}

async function writeTable(
  doc: PdfDocument,
  table: Tokens.Table,
  { linkBase }: Target,
): Promise<void> {
  const width = getTextWidth(doc) / table.header.length;
  const rows = [table.header, ...table.rows].map((cells) =>
    cells.map((cell) => joinTextRuns(parseTextRuns({ ...cell, type: 'cell', raw: '' }, linkBase))),
  );
  for (const [index, cells] of rows.entries()) {
    await yieldEventLoop();
    doc.font(index === 0 ? 'semibold' : 'regular').fontSize(bodySize);
    const options = { width: width - toPoints(3), lineGap };
    const height = Math.max(...cells.map((text) => doc.heightOfString(text, options)));
    addPageIfNeeded(doc, height + toPoints(4));
    const { y } = doc;
    writeTagged(doc, 'P', () => {
      for (const [column, text] of cells.entries())
        doc.text(text, doc.page.margins.left + column * width, y, options);
    });
    doc.y = y + height + toPoints(1);
    drawRule(doc, doc.y, {
      color: index === 0 ? inkColors.ink : inkColors.line,
      to: getRightEdge(doc),
    });
    doc.y += toPoints(1.5);
  }
  doc.y += toPoints(2);
}
