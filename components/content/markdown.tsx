import { useLocale } from 'next-intl';
import { Picture } from '@/components/ui/picture/picture';
import { findCaptionedPicture } from '@/lib/platform/media/find-picture';
import { type ReactNode, createElement, Fragment } from 'react';
import {
  decodeEntities,
  toSafeHref,
  toHeadingIds,
  limitMarkdownDepth,
} from '@/domain/content/content-text';
import { Link } from '@/lib/platform/i18n/navigation';
import { marked, type MarkedToken, type Token } from 'marked';
import { addNonBreakingSpaces } from '@/domain/text/typography';
import '@/styles/on-demand/cover-images.scss';

type MarkdownPictureProps = { address: string; alt: string };

/**
 * Renders the Markdown image `![alt](/media/<key>)`, one of the site's own images, in the width of the text. Any other
 * URL renders nothing.
 */
function MarkdownPicture({ address, alt }: MarkdownPictureProps) {
  const language = useLocale();
  const [, key] = /^\/media\/([\w./-]+)$/.exec(address) ?? [];
  const picture = key === undefined ? null : findCaptionedPicture(key, language);
  if (picture === null) return null;
  return (
    <Picture
      picture={picture}
      alt={alt || picture.alt}
      sizes="(min-width: 768px) 40rem, 95vw"
      className="lt-cover-image"
    />
  );
}

type SafeLinkProps = { address: string; className?: string; children: ReactNode };

/** A link from editorial content. If its URL is not allowed, only the text is rendered. */
export function SafeLink({ address, className, children }: SafeLinkProps) {
  const href = toSafeHref(decodeEntities(address));
  if (!href) return children;
  if (href.startsWith('/'))
    return (
      <Link href={href} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={href} className={className} rel={href.startsWith('http') ? 'noopener' : undefined}>
      {children}
    </a>
  );
}

export type MarkdownProps = {
  markdown: string;
  /** The HTML heading level for first-level headings of the text, because the page has its own h1. */
  topLevel?: 2 | 3;
  /** True to give headings element ids, so that URLs can link to them. */
  hasLinkedHeadings?: boolean;
};

type Rendering = { topLevel: number; ids: ReadonlyMap<Token, string | null> };

/**
 * Renders Markdown as React elements from an allow-list: paragraphs, headings, lists, quotes, tables, emphasis, links
 * and own images. HTML in the text is removed; unsafe URLs are rendered without a link. Imports no style sheet.
 */
export function Markdown({ markdown, topLevel = 2, hasLinkedHeadings = false }: MarkdownProps) {
  const tokens = marked.lexer(limitMarkdownDepth(markdown));
  const ids = hasLinkedHeadings ? idsOf(tokens) : new Map<Token, string | null>();
  return renderAll(tokens, { topLevel, ids });
}

function idsOf(tokens: readonly Token[]): Map<Token, string | null> {
  const headings = tokens.filter(({ type }) => type === 'heading');
  const ids = toHeadingIds(headings.map((token) => ('text' in token ? String(token.text) : '')));
  return new Map(headings.map((token, index) => [token, ids[index] ?? null]));
}

function renderAll(tokens: readonly Token[] | undefined, rendering: Rendering): ReactNode {
  // The parts of a text are never reordered, so the index is a stable key.
  return (tokens ?? []).map((token, index) => (
    <Fragment key={index}>{render(token as MarkedToken, rendering)}</Fragment>
  ));
}

function render(token: MarkedToken, rendering: Rendering): ReactNode {
  const inner = (tokens: readonly Token[] | undefined) => renderAll(tokens, rendering);
  switch (token.type) {
    case 'paragraph':
      return isPicture(token.tokens) ? (
        <figure>{inner(token.tokens)}</figure>
      ) : (
        <p>{inner(token.tokens)}</p>
      );
    case 'heading':
      return createElement(
        `h${Math.min(token.depth + rendering.topLevel - 1, 6)}`,
        { id: rendering.ids.get(token) ?? undefined },
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
      return <SafeLink address={token.href}>{inner(token.tokens)}</SafeLink>;
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
    case 'image':
      return <MarkdownPicture address={token.href} alt={decodeEntities(token.text)} />;
    case 'text':
      return 'tokens' in token && token.tokens ? inner(token.tokens) : shown(token.text);
    case 'escape':
    case 'codespan':
    case 'code':
      return shown(token.text);
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    default:
      return null;
  }
}

const shown = (text: string) => addNonBreakingSpaces(decodeEntities(text));

/** Returns true for the tokens of a paragraph that consists of a single image. */
function isPicture(tokens: readonly Token[] | undefined): boolean {
  return tokens?.length === 1 && tokens[0]?.type === 'image';
}
