import 'server-only';
import {
  type ContentUrlKind,
  findMovedContentUrl,
  getContentPath,
} from '@/domain/content/content-url';
import { type Language, parseLanguage } from '@/domain/locale/language';
import { removeUnsafeMarkdown } from './markdown';
import { findMarkdownPage } from '@/lib/platform/navigation/markdown-page';
import { GatewayFailure, withFallback } from '@/lib/gateways/result';
import { isPreview } from '@/lib/platform/http/is-preview';
import type { LandingFolder } from '@/lib/platform/views/page-view';
import { logger } from '@/lib/platform/observability/logger';
import { applyTextRateLimit, createTextResponse } from './text-response';
import { toSiteUrl } from '@/lib/platform/config/env';
import { listContentUrls } from '@/lib/server/content/content-urls';
import { renderAccessoryMarkdown, renderBikeMarkdown } from './product-markdown';
import {
  renderArticleMarkdown,
  renderFaqMarkdown,
  renderGuideMarkdown,
  renderLandingPageMarkdown,
} from './content-markdown';
import { renderGearAdviserMarkdown } from './gear-adviser-markdown';

interface MarkdownPage {
  /** Kind of content entry, which determines the path; null for content pages and pages without a slug. */
  readonly kind: ContentUrlKind | null;
  /** Path prefix of these content pages; null for pages without a slug. */
  readonly folder: LandingFolder | 'guides' | null;
  readonly single?: string;
  /** Renders the page as Markdown; null when the page does not exist. */
  write(language: Language, slug: string, query: URLSearchParams): Promise<string | null>;
}

const pages: Readonly<Record<string, MarkdownPage>> = {
  bike: {
    kind: 'bike',
    folder: 'bikes',
    write: async (language, slug) =>
      (await renderBikeMarkdown(language, slug)) ??
      renderLandingPageMarkdown(language, 'bikes', slug),
  },
  accessory: {
    kind: 'accessory',
    folder: 'accessories',
    write: async (language, slug) =>
      (await renderAccessoryMarkdown(language, slug)) ??
      renderLandingPageMarkdown(language, 'accessories', slug),
  },
  article: { kind: 'blog', folder: null, write: renderArticleMarkdown },
  guide: { kind: null, folder: 'guides', write: renderGuideMarkdown },
  faq: { kind: null, folder: null, single: '/support/faq', write: renderFaqMarkdown },
  gears: { kind: null, folder: null, single: '/gear-adviser', write: renderGearAdviserMarkdown },
};

const markdown = {
  'Content-Type': 'text/markdown; charset=utf-8',
  Vary: 'Accept, Accept-Encoding',
};

/**
 * Returns a page as Markdown, with the HTML page as its canonical URL. Redirects when the page has moved; 404 when it
 * does not exist, 503 while a service is unavailable.
 */
export async function handleMarkdownPage(
  request: Request,
  { lang, path }: { readonly lang: string; readonly path: readonly string[] },
): Promise<Response> {
  const language = parseLanguage(lang);
  const [name = '', slug = '', ...rest] = path;
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (language === null || page === undefined || rest.length > 0) return missing();
  if (page.single !== undefined && slug !== '') return missing();
  const canonicalPath = pathOf(page, language, slug);
  const greedy = await applyTextRateLimit(request);
  if (greedy) return greedy;
  if (findMarkdownPage(canonicalPath) === null) return missing();
  try {
    const text = await page.write(language, slug, new URL(request.url).searchParams);
    if (text !== null)
      return createTextResponse(request, removeUnsafeMarkdown(text), {
        ...markdown,
        Link: `<${toSiteUrl(canonicalPath)}>; rel="canonical"`,
        'Content-Language': language,
        // Drafts must not be cached.
        ...((await isPreview()) && { 'Cache-Control': 'private, no-store' }),
      });
    const move = await moveOf(page, language, slug);
    if (move === null) return missing();
    return new Response(null, {
      status: move.isPermanent ? 308 : 307,
      headers: { ...markdown, Location: move.path },
    });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    logger.error('A page could not be rendered as Markdown', { path: canonicalPath, error });
    return new Response(null, { status: 503, headers: { ...markdown, 'Retry-After': '120' } });
  }
}

function missing(): Response {
  return new Response('# 404\n', {
    status: 404,
    headers: { ...markdown, 'Cache-Control': 'no-store' },
  });
}

function pathOf({ kind, folder, single }: MarkdownPage, language: Language, slug: string): string {
  if (single !== undefined) return `/${language}${single}`;
  if (kind !== null) return getContentPath({ kind, language, slug });
  return `/${language}/${folder ?? ''}/${slug}`;
}

async function moveOf({ kind, folder }: MarkdownPage, language: Language, slug: string) {
  if (kind === null && folder === null) return null;
  const addresses = await withFallback(listContentUrls(), []);
  const canonicalPath = kind && findMovedContentUrl({ kind, language, slug }, addresses);
  if (canonicalPath || folder === null) return canonicalPath;
  return findMovedContentUrl({ kind: 'page', language, slug: `${folder}/${slug}` }, addresses);
}
