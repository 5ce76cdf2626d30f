import { expect, it } from 'vitest';
import { formatFeedXml } from './handle-news-feed';

const item = {
  title: 'Riemen & <Ketten>',
  url: 'https://x.example/de/news/riemen',
  text: 'Salz "und" Schnee\u0007',
  date: '2026-01-12',
  author: 'Ruth Albers',
  category: null,
};
const feed = {
  title: 'Lautlos',
  description: 'Neues',
  language: 'de',
  url: 'https://x.example/de/news',
  self: 'https://x.example/de/news/feed.xml',
};

it('contains each article in full with escaped XML', () => {
  const xml = formatFeedXml({ ...feed, items: [item] });
  expect(xml).toContain('<title>Riemen &amp; &lt;Ketten&gt;</title>');
  expect(xml).toContain('<description>Salz &quot;und&quot; Schnee</description>');
  expect(xml).toContain('<pubDate>Mon, 12 Jan 2026 00:00:00 GMT</pubDate>');
  expect(xml).toContain('<guid isPermaLink="true">https://x.example/de/news/riemen</guid>');
  expect(xml).toContain('<dc:creator>Ruth Albers</dc:creator>');
  expect(xml).not.toContain('<category>');
  expect(xml.match(/<item>/g)).toHaveLength(1);
});

it('contains its own address and omits unknown fields', () => {
  const xml = formatFeedXml({ ...feed, items: [{ ...item, date: null, author: null }] });
  expect(xml).toContain('<atom:link href="https://x.example/de/news/feed.xml" rel="self"');
  expect(xml).not.toMatch(/pubDate|creator/);
});
