import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LayoutError } from './layout-error';

vi.mock('@/lib/platform/i18n/navigation', () => ({ usePathname: () => '/news' }));

it('fails on the server with an error status, so that no cache stores a page without its footer (Specification §8)', () => {
  const digest = (() => {
    try {
      renderToString(<LayoutError digest="500-1f3a9c2b" />);
    } catch (error) {
      return error instanceof Error && 'digest' in error ? error.digest : null;
    }
  })();
  expect(digest).toBe('500-1f3a9c2b');
});
