import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InitialQuery } from './initial-query';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';

function Said() {
  return <p>{useUrlQuery()[0]}</p>;
}

it('renders a static page without a query, and a dynamic page with its own query', () => {
  expect(renderToString(<Said />)).toBe('<p></p>');
  expect(
    renderToString(
      <InitialQuery query="?variant=LU8">
        <Said />
      </InitialQuery>,
    ),
  ).toBe('<p>?variant=LU8</p>');
});
