import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonLd } from './json-ld';
import { JsonLdScript } from './json-ld-script';

it('is in the HTML, and no value can close its script element', () => {
  const html = renderToStaticMarkup(<JsonLd data={{ name: '</script><b>' }} />);
  expect(html).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script\\u003e\\u003cb\\u003e"}</script>',
  );
});

it('renders nothing for null or an unknown key', () => {
  expect(renderToStaticMarkup(<JsonLd data={null} />)).toBe('');
  expect(renderToStaticMarkup(<JsonLdScript name="unknown" />)).toBe('');
});

it('sends only a key to the browser', () => {
  const long = 'x'.repeat(1_000);
  const { props } = JsonLd({ data: { long } }) as { props: object };
  expect(JSON.stringify(props)).toMatch(/^\{"name":"[\w-]{12}"\}$/);
});
