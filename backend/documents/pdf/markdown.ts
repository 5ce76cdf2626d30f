import { lexer, type Token, type Tokens } from 'marked';
import { shallowMarkdown } from '@/domain/content/shallow-markdown';
import { giveWay } from '../../database/give-way';
import {
  inks,
  keepTogether,
  mm,
  type Pdf,
  rightEdge,
  rule,
  textWidth,
  writeTagged,
} from './document';
import { textOfRuns, type TextRun, textRuns } from './text-runs';

const headingSizes = [14, 11.5, 10] as const;
const bodySize = 9.5;
const lineGap = 3;
const step = mm(5);

/** Where relative links of the text lead: the site's address with the language. */
interface Target {
  linkBase: string;
}

/**
 * Writes editorial Markdown as plain typography: headings, paragraphs, lists, quotes, tables. Anything else is written as its text. Others have their
 * turn between the blocks.
 */
export async function writeMarkdown(doc: Pdf, markdown: string, target: Target): Promise<void> {
  for (const token of lexer(shallowMarkdown(markdown))) await writeBlock(doc, token, target, 0);
}

async function writeBlock(doc: Pdf, token: Token, target: Target, indent: number): Promise<void> {
  await giveWay();
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
      rule(doc, doc.y);
      doc.moveDown();
      return;
    default:
      return writeParagraph(doc, textRuns(token, target.linkBase), indent);
  }
}

function writeHeading(doc: Pdf, token: Tokens.Heading, { linkBase }: Target): void {
  const level = Math.min(token.depth, headingSizes.length);
  keepTogether(doc, mm(24));
  doc.y += level === 1 ? mm(5) : mm(2.5);
  const title = textOfRuns(textRuns(token, linkBase));
  doc.outline.addItem(title);
  doc
    .font('semibold')
    .fontSize(headingSizes[level - 1] ?? bodySize)
    .fillColor(inks.ink);
  writeTagged(doc, `H${level + 1}`, () => {
    doc.text(title, doc.page.margins.left, doc.y, { width: textWidth(doc) });
  });
  doc.y += mm(1.5);
}

function writeParagraph(doc: Pdf, runs: readonly TextRun[], indent: number, role = 'P'): void {
  keepTogether(doc, mm(12));
  writeTagged(doc, role, () => writeRuns(doc, runs, indent));
  doc.y += mm(2);
}

function writeRuns(doc: Pdf, runs: readonly TextRun[], indent: number): void {
  const { left } = doc.page.margins;
  doc.fontSize(bodySize).fillColor(inks.ink);
  for (const [index, { text, isStrong, href }] of runs.entries()) {
    doc.font(isStrong ? 'semibold' : 'regular');
    const options = {
      width: textWidth(doc) - indent,
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
  doc: Pdf,
  list: Tokens.List,
  target: Target,
  indent: number,
): Promise<void> {
  const first = typeof list.start === 'number' ? list.start : 1;
  for (const [index, item] of list.items.entries()) {
    const mark = list.ordered ? `${first + index}.` : '–';
    keepTogether(doc, mm(12));
    doc.font('regular').fontSize(bodySize).fillColor(inks.ink);
    const { y } = doc;
    writeTagged(doc, 'P', () => {
      doc.text(mark, doc.page.margins.left + indent, y, { width: step, lineBreak: false });
    });
    doc.y = y;
    for (const inner of item.tokens) await writeBlock(doc, inner, target, indent + step);
  }
  doc.y += mm(1);
}

async function writeTable(doc: Pdf, table: Tokens.Table, { linkBase }: Target): Promise<void> {
  const width = textWidth(doc) / table.header.length;
  const rows = [table.header, ...table.rows].map((cells) =>
    cells.map((cell) => textOfRuns(textRuns({ ...cell, type: 'cell', raw: '' }, linkBase))),
  );
  for (const [index, cells] of rows.entries()) {
    await giveWay();
    doc.font(index === 0 ? 'semibold' : 'regular').fontSize(bodySize);
    const options = { width: width - mm(3), lineGap };
    const height = Math.max(...cells.map((text) => doc.heightOfString(text, options)));
    keepTogether(doc, height + mm(4));
    const { y } = doc;
    writeTagged(doc, 'P', () => {
      for (const [column, text] of cells.entries())
        doc.text(text, doc.page.margins.left + column * width, y, options);
    });
    doc.y = y + height + mm(1);
    rule(doc, doc.y, { color: index === 0 ? inks.ink : inks.line, to: rightEdge(doc) });
    doc.y += mm(1.5);
  }
  doc.y += mm(2);
}
