import { describe, expect, it } from 'vitest';
import { EnvironmentError, parseEnvironment } from './env';

const secret = 'a-secret-of-thirty-two-characters!';

describe('parseEnvironment', () => {
  it('has defaults for a local run', () => {
    const env = parseEnvironment({});
    expect(env.SITE_URL).toBe('http://localhost:3000');
    expect(env.SHOP_URL).toBe('http://127.0.0.1:4000/widget.php?cl=graphql&skipSession=1');
    expect(env.isProduction).toBe(false);
    expect(env.SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
  });

  it('treats empty variables as absent and removes the trailing slash of the site address', () => {
    const env = parseEnvironment({ CONTENT_TOKEN: ' ', SITE_URL: 'https://shop.example/' });
    expect(env.CONTENT_TOKEN).toBeUndefined();
    expect(env.SITE_URL).toBe('https://shop.example');
  });

  it('lists every invalid variable with its reason and never its value', () => {
    const read = () =>
      parseEnvironment({
        SITE_URL: 'ftp://x',
        SESSION_SECRET: 'short',
        ERROR_REPORTING_ENABLED: 'perhaps',
      });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/SITE_URL must be a full address/);
    expect(read).toThrow(/SESSION_SECRET must have 32 characters or more/);
    expect(read).toThrow(/ERROR_REPORTING_ENABLED must be true or false/);
    expect(read).not.toThrow(/short|perhaps/);
  });

  it.each([
    [undefined, []],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, 192.0.2.1 2001:db8::/32', ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']],
  ])('reads the trusted proxies %j', (value, proxies) => {
    expect(parseEnvironment({ TRUSTED_PROXY: value }).TRUSTED_PROXY).toEqual(proxies);
  });

  it.each(['proxy.example', '10.0.0.0/99', 'loopback, 1.2.3'])('rejects the proxy %j', (value) => {
    expect(() => parseEnvironment({ TRUSTED_PROXY: value })).toThrow(/TRUSTED_PROXY\S* must hold/);
  });

  it('reads the optional editor settings', () => {
    const without = parseEnvironment({});
    expect(without.REVALIDATE_SECRET ?? without.PREVIEW_SECRET ?? without.CMS_URL).toBeUndefined();
    const variables = { REVALIDATE_SECRET: secret, PREVIEW_SECRET: secret };
    expect(parseEnvironment({ ...variables, CMS_URL: 'https://cms.example/' })).toMatchObject({
      ...variables,
      CMS_URL: 'https://cms.example',
    });
    expect(() => parseEnvironment({ REVALIDATE_SECRET: 'x', PREVIEW_SECRET: 'x' })).toThrow(
      /REVALIDATE_SECRET must have 32 characters or more\n.*PREVIEW_SECRET must have 32/,
    );
  });

  it.each(['redis.example', 'http://redis.example', 'redis:'])(
    'rejects the Redis %j',
    (REDIS_URL) => {
      expect(() => parseEnvironment({ REDIS_URL })).toThrow(/REDIS_URL must look like redis:/);
    },
  );

  it('requires a session secret in production', () => {
    expect(() => parseEnvironment({ NODE_ENV: 'production' })).toThrow(
      /SESSION_SECRET is needed in production/,
    );
    expect(parseEnvironment({ NODE_ENV: 'production', SESSION_SECRET: secret }).isProduction).toBe(
      true,
    );
  });

  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('reads the switch %s as %s', (value, expected) => {
    expect(parseEnvironment({ ERROR_REPORTING_ENABLED: value }).ERROR_REPORTING_ENABLED).toBe(
      expected,
    );
  });
});
