import { describe, expect, it } from 'vitest';
import { getDeviceType, isCrawler, parseUserAgent } from './user-agent';

describe('device', () => {
  const agents = {
    iPhone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    pixel:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    galaxyTab:
      'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    iPad: 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    windows:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    headless:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/139.0.0.0 Safari/537.36',
    cubot:
      'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    google:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    bing: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    duck: 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    preview: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  } as const;

  describe('device by user agent (Specification §9)', () => {
    it.each([
      ['iPhone', 'phone'],
      ['pixel', 'phone'],
      ['galaxyTab', 'tablet'],
      ['iPad', 'tablet'],
      ['mac', 'desktop'],
      ['windows', 'desktop'],
      ['headless', 'desktop'],
      ['google', 'phone'],
    ] as const)('%s is detected as %s', (name, device) => {
      expect(getDeviceType(agents[name])).toBe(device);
    });

    it('is a desktop when the header is empty', () => {
      expect(getDeviceType('')).toBe('desktop');
    });
  });

  describe('crawlers', () => {
    it.each(['google', 'bing', 'duck', 'preview'] as const)('%s is recognized', (name) => {
      expect(isCrawler(agents[name])).toBe(true);
    });

    it.each(['iPhone', 'pixel', 'mac', 'windows', 'headless', 'cubot'] as const)(
      '%s is not recognized',
      (name) => {
        expect(isCrawler(agents[name])).toBe(false);
      },
    );
  });
});

describe('device name', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge',
      'Windows',
    ],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(parseUserAgent(userAgent)).toEqual({ browser, system });
  });
});
