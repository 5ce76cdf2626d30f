import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InitialQuery } from './initial-query';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';

function Said() {
  return <p>{useUrlQuery()[0]}</p>;
}

it('a static page is made without a query, a page for an address with its own', () => {
  expect(renderToString(<Said />)).toBe('<p></p>');
  expect(
    renderToString(
      <InitialQuery query="?variant=LU8">
        <Said />
      </InitialQuery>,
    ),
  ).toBe('<p>?variant=LU8</p>');
});
