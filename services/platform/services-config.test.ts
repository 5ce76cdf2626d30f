import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './services-config';

describe('loadConfig', () => {
  it('has a default for every setting', () => {
    expect(loadConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      database: resolve('.data/backend.db'),
      databaseConnections: 10,
      demoDir: resolve('demo'),
      seedDemo: null,
      productionIndicator: null,
      drainMs: 0,
      isIntrospectable: true,
      shopLevel: 'full',
      metricsToken: null,
      mailboxToken: null,
      smtpUrl: null,
      mailFrom: 'Lautlos <post@lautlos.example>',
      siteUrl: 'http://localhost:3000',
      externalShopUrl: null,
      externalContent: null,
      identity: {
        url: null,
        poolId: 'local_lautlos',
        clientId: 'lautlos-storefront',
        issuer: 'http://localhost:3000/identity/local_lautlos',
      },
      viesUrl: null,
      stripe: null,
      secretsKey: null,
      previousSecretsKey: null,
      tokenSecret: null,
      revalidateSecret: null,
      redis: null,
    });
  });

  it.each(['full', 'specification', 'stock', 'stock-7'])('uses the shop level %s', (level) => {
    expect(loadConfig({ SHOP_LEVEL: level }).shopLevel).toBe(level);
  });

  it.each(['Stock', 'oxid', '7'])('rejects the shop level %j', (level) => {
    expect(() => loadConfig({ SHOP_LEVEL: level })).toThrow(
      'The environment cannot be used: SHOP_LEVEL must be full, specification, stock or stock-7',
    );
  });

  it.each(['127.0.0.1', '0.0.0.0', '::', '10.1.2.3'])('uses the configured host %s', (host) => {
    expect(loadConfig({ BACKEND_HOST: host }).host).toBe(host);
  });

  it.each(['services-1', '10.1.2', 'http://0.0.0.0'])('rejects the host %j', (host) => {
    expect(() => loadConfig({ BACKEND_HOST: host })).toThrow(/BACKEND_HOST must be an address/);
  });

  it.each([
    [{}, null],
    [{ SITE_URL: 'http://localhost:3001' }, null],
    [{ SITE_URL: 'http://127.0.0.1:3001', NODE_ENV: 'development' }, null],
    [{ SITE_URL: 'http://[::1]:3001' }, null],
    [{ SITE_URL: 'https://shop.localhost' }, null],
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [{ SITE_URL: 'https://lautlos.example' }, 'SITE_URL is https://lautlos.example'],
    [{ SITE_URL: 'http://localhost.example' }, 'SITE_URL is http://localhost.example'],
    [
      { STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' },
      'STRIPE_SECRET_KEY is a live one',
    ],
  ])('detects a production setting in %j: %s', (variables, sign) => {
    const config = loadConfig({ NODE_ENV: 'test', ...variables });
    expect(config.productionIndicator).toBe(sign);
    expect(config.isIntrospectable).toBe(sign === null);
    const withIntrospection = loadConfig({ ...variables, GRAPHQL_INTROSPECTION: 'true' });
    expect(withIntrospection.isIntrospectable).toBe(true);
  });

  it('treats empty variables as absent and removes trailing slashes', () => {
    expect(
      loadConfig({ SMTP_URL: '', BACKEND_PORT: ' ', SITE_URL: 'https://lautlos.example/' }),
    ).toMatchObject({
      smtpUrl: null,
      port: 4000,
      siteUrl: 'https://lautlos.example',
    });
  });

  it.each([
    ['file:/srv/shop.db', '/srv/shop.db'],
    ['file:///srv/shop.db', '/srv/shop.db'],
    ['/srv/shop.db', '/srv/shop.db'],
    ['shop.db', resolve('shop.db')],
    ['postgres://shop:secret@db/shop', 'postgres://shop:secret@db/shop'],
    ['postgresql://db:5433/shop', 'postgresql://db:5433/shop'],
  ])('reads DATABASE_URL %s', (url, place) => {
    expect(loadConfig({ DATABASE_URL: url }).database).toBe(place);
  });

  it.each([
    ['BACKEND_PORT', 'four', 'BACKEND_PORT must be a number'],
    ['BACKEND_PORT', '70000', 'BACKEND_PORT must be 0 to 65535'],
    ['BACKEND_PORT', '80.5', 'BACKEND_PORT must be a whole number'],
    [
      'DATABASE_URL',
      'mysql://shop:secret@db/shop',
      'DATABASE_URL must be a file (file:path or a path) or begin with postgres://',
    ],
    ['DATABASE_URL', 'postgres://shop:secret@db', 'DATABASE_URL must look like postgres://user:'],
    ['DATABASE_URL', 'postgres://', 'DATABASE_URL must look like postgres://user:password@host'],
    ['DATABASE_CONNECTIONS', '1', 'DATABASE_CONNECTIONS must be 3 to 100'],
    ['DATABASE_URL', 'file:', 'DATABASE_URL must name a file'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must begin with smtp:// or smtps://'],
    ['MAIL_FROM', 'Lautlos', 'MAIL_FROM must contain an e-mail address'],
    ['SITE_URL', 'lautlos.example', 'SITE_URL must be a full address'],
    ['TOKEN_SECRET', 'short', 'TOKEN_SECRET must have at least 64 characters'],
    ['STRIPE_SECRET_KEY', 'pk_test_1234567890ab', 'STRIPE_SECRET_KEY must look like sk_test_'],
    ['STRIPE_SECRET_KEY', 'sk_test_1234567890ab', 'STRIPE_WEBHOOK_SECRET is missing'],
    ['STRIPE_WEBHOOK_SECRET', 'secret', 'STRIPE_WEBHOOK_SECRET must look like whsec_'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1234567890ab', 'STRIPE_SECRET_KEY is missing'],
    ['REVALIDATE_SECRET', 'short', 'REVALIDATE_SECRET must have at least 32 characters'],
    [
      'REDIS_URL',
      'http://secret@redis',
      'REDIS_URL must look like redis://user:password@host:6379/0',
    ],
    ['REDIS_URL', 'redis:', 'REDIS_URL must look like redis://'],
    ['REDIS_PREFIX', 'a:*', 'REDIS_PREFIX must have 1 to 40 letters'],
  ])('rejects %s=%s with the reason and without the value', (name, value, reason) => {
    expect(() => loadConfig({ [name]: value })).toThrow(reason);
    expect(() => loadConfig({ [name]: value })).not.toThrow('secret@');
  });

  it('reports every invalid variable at once', () => {
    expect(() => loadConfig({ BACKEND_PORT: 'x', SITE_URL: 'y' })).toThrow(
      /BACKEND_PORT.*SITE_URL/,
    );
  });
});
