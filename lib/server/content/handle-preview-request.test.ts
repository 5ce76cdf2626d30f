import { afterAll, expect, it } from 'vitest';
import { env } from '@/lib/platform/config/env';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import { handlePreviewStart } from './handle-preview-request';

const { PREVIEW_SECRET } = env;
const secret = 'a-secret-of-at-least-thirty-two-letters';

// Restores the value, because test files share their modules.
afterAll(() => void Object.assign(env, { PREVIEW_SECRET }));

it.each([
  ['/de/news', undefined, secret, 503, de.preview.rejections.off],
  ['/en/news', undefined, secret, 503, en.preview.rejections.off],
  ['/de/news', secret, 'guessed', 401, de.preview.rejections.secret],
  ['/en/news', secret, null, 401, en.preview.rejections.secret],
  [null, secret, 'guessed', 401, de.preview.rejections.secret],
  ['/en/../../x//y', secret, secret, 400, en.preview.rejections.path],
  ['https://evil.example', secret, secret, 400, de.preview.rejections.path],
  [null, secret, secret, 400, de.preview.rejections.path],
])('rejects the preview of %s with a reason', async (path, known, parameters, status, words) => {
  Object.assign(env, { PREVIEW_SECRET: known });
  const query = new URLSearchParams({
    ...(path !== null && { path }),
    ...(parameters !== null && { secret: parameters }),
  });
  const answer = await handlePreviewStart(
    new Request(`http://localhost:3000/api/preview?${query}`),
  );
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(words);
});
