// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { findClientNavigationPath } from './page-link';

beforeEach(() => window.history.replaceState(null, '', '/de/bikes?x=1'));

/** Clicks into the given markup and returns the path that the page's listener would navigate to, or null. */
function clicked(html: string, options: MouseEventInit = {}, isAnswered = false): string | null {
  document.body.innerHTML = html;
  let path: string | null = 'not heard';
  const handleClick = (event: MouseEvent) => {
    if (isAnswered) event.preventDefault();
    path = findClientNavigationPath(event);
    event.preventDefault();
  };
  document.addEventListener('click', handleClick);
  const target = document.querySelector('b') ?? document.querySelector('a');
  target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options }),
  );
  document.removeEventListener('click', handleClick);
  return path;
}

describe('click on an internal link', () => {
  it.each([
    ['opens its page', '<a href="/de/bikes/ludwig" data-prefetch="">x</a>', '/de/bikes/ludwig'],
    ['includes its child elements', '<a href="/de" data-prefetch="hover"><b>x</b></a>', '/de'],
    [
      'keeps query and fragment',
      '<a href="/de/bikes?category=City#list" data-prefetch="">x</a>',
      '/de/bikes?category=City#list',
    ],
    ['may target its own window', '<a href="/de" target="_self" data-prefetch="">x</a>', '/de'],
    ['may link within the page', '<a href="#facts" data-prefetch="">x</a>', '/de/bikes?x=1#facts'],
  ])('%s', (_name, html, path) => expect(clicked(html)).toBe(path));
});

describe('left to the browser', () => {
  const link = '<a href="/de/bikes/ludwig" data-prefetch="">x</a>';
  it.each([
    ['a link that is not a page link', '<a href="/logout">x</a>', {}],
    ['an element without a link', '<b>x</b>', {}],
    ['another window', '<a href="/de/terms" target="_blank" data-prefetch="">x</a>', {}],
    ['a file', '<a href="/de/x.pdf" download data-prefetch="">x</a>', {}],
    ['another site', '<a href="https://example.org/" data-prefetch="">x</a>', {}],
    ['an email address', '<a href="mailto:a@b.example" data-prefetch="">x</a>', {}],
    ['a new tab', link, { ctrlKey: true }],
    ['a new tab on a Mac', link, { metaKey: true }],
    ['a new window', link, { shiftKey: true }],
    ['a download', link, { altKey: true }],
    ['the middle button', link, { button: 1 }],
  ])('%s', (_name, html, options) => expect(clicked(html, options)).toBeNull());

  it('a click that was already handled', () => expect(clicked(link, {}, true)).toBeNull());
});
