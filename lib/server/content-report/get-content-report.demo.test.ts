import { expect, it, vi } from 'vitest';
import { getSharedServices } from '@/e2e/support/start-services';
import { languages } from '@/domain/locale/language';

// Next's cache and draft mode require a Next server. Here nothing is cached.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('@/lib/platform/http/is-preview', () => ({ isPreview: () => Promise.resolve(false) }));

it('reports no problems for the demo', async () => {
  const { url, shopUrl } = await getSharedServices();
  Object.assign(process.env, {
    SHOP_URL: shopUrl,
    CONTENT_URL: `${url}/graphql`,
    TOOLS_URL: `${url}/tools`,
  });
  const { getContentReport } = await import('./get-content-report');
  const { entryCount, groups } = await getContentReport();
  expect(entryCount).toBeGreaterThan(150 * languages.length);
  const found = groups.flatMap(({ rule, problems }) =>
    problems.map(({ entry, subject, language }) => `${rule} ${entry.path}: ${subject ?? language}`),
  );
  expect(found).toEqual([]);
});
