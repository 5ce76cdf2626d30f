import 'server-only';
import { addressPath, type AddressKind } from '@/domain/content/content-address';
import { movedAddress } from '@/domain/content/moved-address';
import { type Language, toLanguage } from '@/domain/language/detect-language';
import { harmlessMarkdown } from '@/domain/machines/harmless-markdown';
import { twinOfPath } from '@/domain/machines/twin-of-path';
import { GatewayFailure } from '@/lib/gateways/result';
import { isPreview } from '@/lib/platform/http/is-preview';
import type { LandingFolder } from '@/lib/platform/views/landing-view';
import { logger } from '@/lib/platform/observability/logger';
import { answerText } from '@/lib/server/machines/answer-text';
import { tooManyTexts } from '@/lib/server/machines/too-many-texts';
import { orElse } from '@/lib/server/required';
import { siteUrl } from '@/lib/server/seo/site-url';
import { getAddresses } from '@/lib/server/site-addresses/get-addresses';
import { accessoryMarkdown } from './accessory-markdown';
import { articleMarkdown } from './article-markdown';
import { bikeMarkdown } from './bike-markdown';
import { faqMarkdown } from './faq-markdown';
import { gearMarkdown } from './gear-markdown';
import { guideMarkdown } from './guide-markdown';
import { landingMarkdown } from './landing-markdown';

interface TwinPage {
  /** What its address is made of; null for pages of the content service and a page there is one of. */
  readonly kind: AddressKind | null;
  /** Where pages of the content service of its sort stand, or the one page. */
  readonly folder: LandingFolder | 'guides' | null;
  readonly single?: string;
  /** Null when there is no such page. */
  write(language: Language, slug: string, query: URLSearchParams): Promise<string | null>;
}

const pages: Readonly<Record<string, TwinPage>> = {
  bike: {
    kind: 'bike',
    folder: 'bikes',
    write: async (language, slug) =>
      (await bikeMarkdown(language, slug)) ?? landingMarkdown(language, 'bikes', slug),
  },
  accessory: {
    kind: 'accessory',
    folder: 'accessories',
    write: async (language, slug) =>
      (await accessoryMarkdown(language, slug)) ?? landingMarkdown(language, 'accessories', slug),
  },
  article: { kind: 'blog', folder: null, write: articleMarkdown },
  guide: { kind: null, folder: 'guides', write: guideMarkdown },
  faq: { kind: null, folder: null, single: '/support/faq', write: faqMarkdown },
  gears: { kind: null, folder: null, single: '/gear-adviser', write: gearMarkdown },
};

const markdown = {
  'Content-Type': 'text/markdown; charset=utf-8',
  Vary: 'Accept, Accept-Encoding',
};

/**
 * A page as Markdown, made from what the page is made from, with the page as its canonical address. A page that has moved leads to
 * where it went, one that is not there is 404, and while a service is down it is 503.
 */
export async function answerTwin(
  request: Request,
  { lang, path }: { readonly lang: string; readonly path: readonly string[] },
): Promise<Response> {
  const language = toLanguage(lang);
  const [name = '', slug = '', ...rest] = path;
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (language === null || page === undefined || rest.length > 0) return missing();
  if (page.single !== undefined && slug !== '') return missing();
  const own = pathOf(page, language, slug);
  const greedy = await tooManyTexts(request);
  if (greedy) return greedy;
  if (twinOfPath(own) === null) return missing();
  try {
    const text = await page.write(language, slug, new URL(request.url).searchParams);
    if (text !== null)
      return answerText(request, harmlessMarkdown(text), {
        ...markdown,
        Link: `<${siteUrl(own)}>; rel="canonical"`,
        'Content-Language': language,
        // An editor's draft is nobody else's.
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
    logger.error('A page could not be written as Markdown', { path: own, error });
    return new Response(null, { status: 503, headers: { ...markdown, 'Retry-After': '120' } });
  }
}

function missing(): Response {
  return new Response('# 404\n', {
    status: 404,
    headers: { ...markdown, 'Cache-Control': 'no-store' },
  });
}

function pathOf({ kind, folder, single }: TwinPage, language: Language, slug: string): string {
  if (single !== undefined) return `/${language}${single}`;
  if (kind !== null) return addressPath({ kind, language, slug });
  return `/${language}/${folder ?? ''}/${slug}`;
}

async function moveOf({ kind, folder }: TwinPage, language: Language, slug: string) {
  if (kind === null && folder === null) return null;
  const addresses = await orElse(getAddresses(), []);
  const own = kind && movedAddress({ kind, language, slug }, addresses);
  if (own || folder === null) return own;
  return movedAddress({ kind: 'page', language, slug: `${folder}/${slug}` }, addresses);
}
