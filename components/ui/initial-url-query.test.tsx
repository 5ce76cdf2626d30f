import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InitialUrlQuery } from './initial-url-query';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';

function Said() {
  return <p>{useUrlQuery()[0]}</p>;
}

it('renders a static page without a query, and a dynamic page with its own query', () => {
  expect(renderToString(<Said />)).toBe('<p></p>');
  expect(
    renderToString(
      <InitialUrlQuery query="?variant=LU8">
        <Said />
      </InitialUrlQuery>,
    ),
  ).toBe('<p>?variant=LU8</p>');
});
