import { shouldServeStreamingMetadata } from 'next/dist/server/lib/streaming-metadata';
import { describe, expect, it } from 'vitest';
import config from '@/next.config';

describe('metadata is never streamed after the page', () => {
  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ])('to %s', (browser) => {
    expect(shouldServeStreamingMetadata(browser, config.htmlLimitedBots?.source)).toBe(false);
  });
});
