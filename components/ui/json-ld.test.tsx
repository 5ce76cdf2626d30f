import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonLd } from './json-ld';
import { JsonLdScript } from './json-ld-script';

it('stands in the HTML, and no text of it ends its script', () => {
  const html = renderToStaticMarkup(<JsonLd data={{ name: '</script><b>' }} />);
  expect(html).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script\\u003e\\u003cb\\u003e"}</script>',
  );
});

it('is nothing for null, and for a key nobody laid down', () => {
  expect(renderToStaticMarkup(<JsonLd data={null} />)).toBe('');
  expect(renderToStaticMarkup(<JsonLdScript name="unknown" />)).toBe('');
});

it('what goes on to the browser is a key', () => {
  const long = 'x'.repeat(1_000);
  const { props } = JsonLd({ data: { long } }) as { props: object };
  expect(JSON.stringify(props)).toMatch(/^\{"name":"[\w-]{12}"\}$/);
});
