import { marked, type MarkedToken, type Token } from 'marked';
import {
  decodeEntities,
  toSafeHref,
  limitMarkdownDepth,
  type TextNode,
} from '@/domain/content/content-text';

/**
 * Parses a short Markdown text into a tree of allowed nodes, which the browser renders without a parser. Headings
 * become bold lines, tables and other elements plain text; HTML is removed.
 */
export function parseTextTree(markdown: string): TextNode[] {
  return all(marked.lexer(limitMarkdownDepth(markdown)));
}

function all(tokens: readonly Token[] | undefined): TextNode[] {
  return (tokens ?? []).flatMap((token) => one(token as MarkedToken));
}

function one(token: MarkedToken): TextNode[] {
  switch (token.type) {
    case 'paragraph':
      return [{ tag: 'p', children: all(token.tokens) }];
    case 'heading':
      return [{ tag: 'p', children: [{ tag: 'strong', children: all(token.tokens) }] }];
    case 'list':
      return [{ tag: token.ordered ? 'ol' : 'ul', children: all(token.items) }];
    case 'list_item':
      return [{ tag: 'li', children: all(token.tokens) }];
    case 'blockquote':
    case 'del':
      return all(token.tokens);
    case 'strong':
    case 'em':
      return [{ tag: 'strong', children: all(token.tokens) }];
    case 'link':
      return link(token.href, all(token.tokens));
    case 'table':
      return [
        {
          tag: 'ul',
          children: token.rows.map((row) => ({
            tag: 'li',
            children: row.flatMap((cell, column) => [
              ...(column > 0 ? [', '] : []),
              ...all(cell.tokens),
            ]),
          })),
        },
      ];
    case 'text':
      return 'tokens' in token && token.tokens ? all(token.tokens) : [decodeEntities(token.text)];
    case 'escape':
    case 'codespan':
    case 'code':
      return [decodeEntities(token.text)];
    case 'br':
      return [{ tag: 'br', children: [] }];
    default:
      return [];
  }
}

function link(address: string, children: TextNode[]): TextNode[] {
  const href = toSafeHref(decodeEntities(address));
  return href ? [{ tag: 'a', href, children }] : children;
}

/** Returns the plain text of Markdown on one line, in NFC. */
export function toPlainText(markdown: string): string {
  return parseTextTree(markdown).map(textOf).join(' ').normalize('NFC').replace(/\s+/g, ' ').trim();
}

function textOf(node: TextNode): string {
  if (typeof node === 'string') return node;
  const text = node.children.map(textOf).join('');
  return node.tag === 'strong' || node.tag === 'a' ? text : `${text} `;
}

/**
 * Converts Markdown to the HTML tags that search engines accept: paragraphs, lists, bold text and line breaks. Links
 * become plain text.
 */
export function toSearchEngineHtml(markdown: string): string {
  return parseTextTree(markdown).map(htmlOf).join('').normalize('NFC');
}

function htmlOf(node: TextNode): string {
  if (typeof node === 'string') return escaped(node);
  const inner = node.children.map(htmlOf).join('');
  if (node.tag === 'a') return inner;
  return node.tag === 'br' ? '<br>' : `<${node.tag}>${inner}</${node.tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
