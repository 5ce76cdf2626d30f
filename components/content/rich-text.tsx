import { marked, type MarkedToken, type Token } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { decodeEntities } from './decode-entities';
import { safeHref } from './safe-href';

type RichTextProps = {
  markdown: string;
  /** The level a first-level heading of the text gets; the page has its own h1. */
  topLevel?: 2 | 3;
};

/**
 * Markdown as React elements from an allow-list: paragraphs, headings, lists, quotes, tables, emphasis and links.
 * HTML in the text is left out, addresses that are not safe lose their link (ARCHITECTURE §6).
 */
export function RichText({ markdown, topLevel = 2 }: RichTextProps) {
  return <div className="lt-prose">{renderAll(marked.lexer(markdown), topLevel)}</div>;
}

function renderAll(tokens: readonly Token[] | undefined, topLevel: number): ReactNode {
  // The parts of one text never change places.
  return (tokens ?? []).map((token, index) => (
    <Fragment key={index}>{render(token as MarkedToken, topLevel)}</Fragment>
  ));
}

function render(token: MarkedToken, topLevel: number): ReactNode {
  const inner = (tokens: readonly Token[] | undefined) => renderAll(tokens, topLevel);
  switch (token.type) {
    case 'paragraph':
      return <p>{inner(token.tokens)}</p>;
    case 'heading':
      return createElement(
        `h${Math.min(token.depth + topLevel - 1, 6)}`,
        null,
        inner(token.tokens),
      );
    case 'list':
      return createElement(
        token.ordered ? 'ol' : 'ul',
        token.ordered && token.start !== 1 ? { start: token.start } : null,
        inner(token.items),
      );
    case 'list_item':
      return <li>{inner(token.tokens)}</li>;
    case 'blockquote':
      return <blockquote>{inner(token.tokens)}</blockquote>;
    case 'strong':
    case 'em':
      return <b className="lt-strong">{inner(token.tokens)}</b>;
    case 'del':
      return <s>{inner(token.tokens)}</s>;
    case 'link':
      return renderLink(token.href, inner(token.tokens));
    case 'table':
      return (
        <div className="lt-scroll">
          <table className="table">
            <thead>
              <tr>
                {token.header.map((cell, index) => (
                  <th key={index} scope="col">
                    {inner(cell.tokens)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {token.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>{inner(cell.tokens)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'text':
      return 'tokens' in token && token.tokens ? inner(token.tokens) : decodeEntities(token.text);
    case 'escape':
    case 'codespan':
    case 'code':
      return decodeEntities(token.text);
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    default:
      return null;
  }
}

function renderLink(address: string, children: ReactNode): ReactNode {
  const href = safeHref(decodeEntities(address));
  if (!href) return children;
  if (href.startsWith('/')) return <Link href={href}>{children}</Link>;
  return (
    <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined}>
      {children}
    </a>
  );
}
