import { expect, it } from 'vitest';
import { tagHosts } from './tag-hosts';

const google = 'https://www.googletagmanager.com';

it('opens nothing without an id', () => {
  expect(Object.values(tagHosts({ TAG_HOSTS: 'https://ads.example.com' })).flat()).toEqual([]);
});

it.each([[{ TAG_MANAGER_ID: 'GTM-A1' }], [{ ANALYTICS_ID: 'G-A1' }]])(
  'opens Google with %j',
  (variables) => {
    const { script, connect, frame } = tagHosts(variables);
    expect(script).toEqual([google]);
    expect(connect).toContain('https://*.google-analytics.com');
    expect(frame).toEqual([]);
  },
);

it('opens what the operator names for the tag manager, origins only', () => {
  const TAG_HOSTS =
    "https://ads.example.com https://*.pixel.example http://plain.example 'unsafe-eval' https://x;";
  const named = ['https://ads.example.com', 'https://*.pixel.example'];
  const { script, frame } = tagHosts({ TAG_MANAGER_ID: 'GTM-A1', TAG_HOSTS });
  expect(script).toEqual([google, ...named]);
  expect(frame).toEqual(named);
  expect(tagHosts({ ANALYTICS_ID: 'G-A1', TAG_HOSTS }).frame).toEqual([]);
});
