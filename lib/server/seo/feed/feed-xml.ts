import { xmlText } from '@/domain/product-feed/xml-text';

interface FeedItem {
  readonly title: string;
  /** Full address. */
  readonly url: string;
  readonly text: string;
  /** YYYY-MM-DD or ISO date and time. */
  readonly date: string | null;
  readonly author: string | null;
  readonly category: string | null;
}

interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly url: string;
  /** The feed's own address. */
  readonly self: string;
  readonly items: readonly FeedItem[];
}

const field = (name: string, value: string | null): string =>
  value === null || value === '' ? '' : `<${name}>${xmlText(value)}</${name}>`;

const day = (date: string | null): string | null =>
  date === null ? null : new Date(date).toUTCString();

/** An RSS 2.0 document; dates as RFC 822 asks. */
export function feedXml({ title, description, language, url, self, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `<item>${field('title', item.title)}${field('link', item.url)}` +
      `<guid isPermaLink="true">${xmlText(item.url)}</guid>${field('description', item.text)}` +
      `${field('pubDate', day(item.date))}${field('dc:creator', item.author)}${field('category', item.category)}</item>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<channel>${field('title', title)}${field('link', url)}${field('description', description)}${field('language', language)}`,
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
