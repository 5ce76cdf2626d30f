// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RichText } from './rich-text';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}));

afterEach(cleanup);

function html(markdown: string): string {
  const { container } = render(
    <NextIntlClientProvider locale="de" messages={{}}>
      <RichText markdown={markdown} />
    </NextIntlClientProvider>,
  );
  return container.querySelector('.lt-prose')?.innerHTML ?? '';
}

describe('RichText', () => {
  it('renders paragraphs, headings from the second level, lists and links', () => {
    expect(html('# Titel\n\nEin **Wort** und [Räder](/bikes).\n\n- eins\n- zwei')).toBe(
      '<h2>Titel</h2><p>Ein <b class="lt-strong">Wort</b> und <a href="/bikes">Räder</a>.</p><ul><li>eins</li><li>zwei</li></ul>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    'text <img src=x onerror=alert(1)> text',
    '[klick](javascript:alert(1))',
    '![bild](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
  ])('removes %s', (markdown) => {
    expect(html(markdown)).not.toMatch(/<script|<img|onerror|javascript:/i);
  });

  it('gives headings ids only when requested', () => {
    expect(html('## Öl?')).toBe('<h3>Öl?</h3>');
  });

  it.each([
    ['an unknown key', '![x](/media/nichts/da)'],
    ['an external URL', '![x](https://example.com/x.png)'],
    ['a path outside the media folder', '![x](/media/../secret)'],
  ])('renders no picture for %s', (_, markdown) => {
    expect(html(markdown)).not.toMatch(/<img|<source/);
  });

  it('keeps numbers and units on one line', () => {
    expect(html('Er ist **1.298 mm** lang und wiegt 80 g.')).toBe(
      '<p>Er ist <b class="lt-strong">1.298\u00a0mm</b> lang und wiegt 80\u00a0g.</p>'.replaceAll(
        '\u00a0',
        '&nbsp;',
      ),
    );
  });

  it('renders entities as characters escaped by React', () => {
    expect(html('Rad &amp; Riemen &lt;b&gt;')).toBe('<p>Rad &amp; Riemen &lt;b&gt;</p>');
  });
});
