import { describe, expect, it } from 'vitest';
import { getDraftHeaders, securityHeaders, getMapHosts, getTagHosts } from './security-headers';

describe('draft headers', () => {
  const policyOf = (headers: readonly { key: string; value: string }[]) =>
    headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

  it('allow the content system’s origin as a frame ancestor and change nothing else', () => {
    const policy = policyOf(getDraftHeaders('https://cms.example/admin'));
    expect(policy).toContain('frame-ancestors https://cms.example;');
    const published = policyOf(securityHeaders);
    expect(published).toContain("frame-ancestors 'none'");
    expect(policy.replace('https://cms.example', "'none'")).toBe(published);
  });

  it.each([undefined, '', 'no address'])('allow no frame for a content system at %j', (cmsUrl) => {
    expect(policyOf(getDraftHeaders(cmsUrl))).toBe(policyOf(securityHeaders));
  });
});

describe('map hosts', () => {
  it.each([{}, { GOOGLE_MAPS_KEY: '' }, { GOOGLE_MAPS_KEY: ' ' }])(
    'allows no source without a key: %j',
    (variables) => {
      expect(Object.values(getMapHosts(variables)).flat()).toEqual([]);
    },
  );

  it('allows only Google with a key', () => {
    const hosts = Object.values(getMapHosts({ GOOGLE_MAPS_KEY: 'k' })).flat();
    expect(
      hosts.every(
        (host) => host === 'blob:' || /^https:\/\/[*a-z.]+\.(googleapis|gstatic)\.com$/.test(host),
      ),
    ).toBe(true);
  });

  it('allows only the configured street data address', () => {
    const hosts = getMapHosts({ MAP_TILES: 'https://tiles.example/europe/streets.pmtiles' });
    expect(Object.values(hosts).flat()).toEqual(['https://tiles.example']);
    expect(hosts.connect).toEqual(['https://tiles.example']);
  });
});

describe('tag hosts', () => {
  const google = 'https://www.googletagmanager.com';

  it('allows no source without an id', () => {
    expect(Object.values(getTagHosts({ TAG_HOSTS: 'https://ads.example.com' })).flat()).toEqual([]);
  });

  it.each([[{ TAG_MANAGER_ID: 'GTM-A1' }], [{ ANALYTICS_ID: 'G-A1' }]])(
    'allows Google with %j',
    (variables) => {
      const { script, connect, frame } = getTagHosts(variables);
      expect(script).toEqual([google]);
      expect(connect).toContain('https://*.google-analytics.com');
      expect(frame).toEqual([]);
    },
  );

  it('allows the operator’s tag manager sources, as origins only', () => {
    const TAG_HOSTS =
      "https://ads.example.com https://*.pixel.example http://plain.example 'unsafe-eval' https://x;";
    const named = ['https://ads.example.com', 'https://*.pixel.example'];
    const { script, frame } = getTagHosts({ TAG_MANAGER_ID: 'GTM-A1', TAG_HOSTS });
    expect(script).toEqual([google, ...named]);
    expect(frame).toEqual(named);
    expect(getTagHosts({ ANALYTICS_ID: 'G-A1', TAG_HOSTS }).frame).toEqual([]);
  });
});
