import { describe, expect, it } from 'vitest';
import { deferredLoader } from './deferred-loader';
import { canDeferScripts, addInteractionReplay, deferScripts } from './defer-scripts';

/** Markup of a built page (Next 16.4 with Turbopack). */
const head =
  '<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/1.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1vtdb-loh3g1_.js"/><script src="/_next/static/chunks/023t5yur0ir78.js" async=""></script><script src="/_next/static/chunks/turbopack-077hmtq.js" async=""></script><script>theme</script><script src="/_next/static/chunks/0cz1d0mv5g_q7.js" noModule=""></script>';
const body =
  '</head><body><p>Ludwig</p><script id="_R_">(globalThis["TURBOPACK"])</script><script src="/_next/static/chunks/1vtdb-loh3g1_.js" async=""></script><script>self.__next_f.push([0])</script></body></html>';

it('lists the scripts of a page once each, in order', () => {
  const html = deferScripts(`${head}${body}`, null) ?? '';
  const list = /<script type="application\/json" id="deferred-scripts">(.*?)<\/script>/.exec(
    html,
  )?.[1];
  expect(JSON.parse(list ?? '')).toEqual([
    '/_next/static/chunks/023t5yur0ir78.js',
    '/_next/static/chunks/turbopack-077hmtq.js',
    '/_next/static/chunks/1vtdb-loh3g1_.js',
  ]);
  expect(html).toContain(`<script>${deferredLoader}</script></head>`);
  expect(html.match(/<script src=/g)).toHaveLength(1);
  expect(html).toContain('noModule');
  expect(html).not.toContain('as="script"');
  expect(html).toContain('<script>theme</script>');
  expect(html).toContain('<script id="_R_">');
});

describe('leaves an unexpected page unchanged', () => {
  it.each([
    ['no scripts', '<html><head></head></html>'],
    ['no head', body.replace('</head>', '')],
    [
      'an additional attribute',
      `${head}<script src="/_next/static/chunks/x.js" async="" nonce="a"></script>${body}`,
    ],
    ['a module', `${head}<script type="module" src="/_next/static/chunks/x.js"></script>${body}`],
    [
      'a preload link in another form',
      `${head}<link as="script" rel="preload" href="/x.js"/>${body}`,
    ],
  ])('%s', (_name, html) => {
    expect(deferScripts(html, null)).toBeNull();
  });
});

it.each([
  ['/de', true],
  ['/de/bikes/ludwig', true],
  ['/en/news/the-belt', true],
  ['/de/checkout/cart', false],
  ['/en/login', false],
  ['/de/search?q=licht', false],
  ['/de/newsletter/confirm', false],
])('%s can be read before its scripts run: %s', (path, expected) => {
  expect(canDeferScripts(path)).toBe(expected);
});

it('queues interactions on a deferred page and leaves other documents unchanged', () => {
  const html = `${head}${body}`;
  expect(addInteractionReplay(html)).toMatch(/<script>\(.*\);<\/script><\/head>/);
  expect(addInteractionReplay(html).match(/<script src=/g)).toEqual(html.match(/<script src=/g));
  expect(addInteractionReplay('<html><head></head></html>')).toBe('<html><head></head></html>');
});
