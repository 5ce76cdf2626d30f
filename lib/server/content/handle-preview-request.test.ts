import { afterAll, expect, it } from 'vitest';
import { env } from '@/lib/platform/config/env';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import { handlePreview } from './handle-preview-request';

const { PREVIEW_SECRET } = env;
const secret = 'a-secret-of-at-least-thirty-two-letters';

// Test files share their modules.
afterAll(() => void Object.assign(env, { PREVIEW_SECRET }));

it.each([
  ['/de/news', undefined, secret, 503, de.preview.refusals.off],
  ['/en/news', undefined, secret, 503, en.preview.refusals.off],
  ['/de/news', secret, 'guessed', 401, de.preview.refusals.secret],
  ['/en/news', secret, null, 401, en.preview.refusals.secret],
  [null, secret, 'guessed', 401, de.preview.refusals.secret],
  ['/en/../../x//y', secret, secret, 400, en.preview.refusals.path],
  ['https://evil.example', secret, secret, 400, de.preview.refusals.path],
  [null, secret, secret, 400, de.preview.refusals.path],
])('rejects the preview of %s with a reason', async (path, known, parameters, status, words) => {
  Object.assign(env, { PREVIEW_SECRET: known });
  const query = new URLSearchParams({
    ...(path !== null && { path }),
    ...(parameters !== null && { secret: parameters }),
  });
  const answer = await handlePreview(new Request(`http://localhost:3000/api/preview?${query}`));
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(words);
});
