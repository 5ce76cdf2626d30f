import { expect, it } from 'vitest';
import { removeUrlSecrets } from './redact-url';

it.each([
  ['/de/bikes', '/de/bikes'],
  ['/de/bikes?colors=sand,rost&sort=name', '/de/bikes?colors=sand,rost&sort=name'],
  ['https://lautlos.example/de?utm_source=post', 'https://lautlos.example/de?utm_source=post'],
  ['/de/newsletter/confirm?token=abc123', '/de/newsletter/confirm?token=[hidden]'],
  ['/api/auth/callback?code=x&state=y', '/api/auth/callback?code=[hidden]&state=[hidden]'],
  ['/de/search?q=anna@lautlos.example', '/de/search?q=[hidden]'],
  ['/de/login?returnTo=%2Fde%2Fbasket%2F1', '/de/login?returnTo=[hidden]'],
  ['/de/a?x=1?token=abc', '/de/a?x=[hidden]'],
  ['/de/bikes#access_token=abc', '/de/bikes'],
  ['/de/payment/0f-aa?problem=unavailable', '/de/payment/[hidden]?problem=[hidden]'],
  ['/de/basket/9f8e7d?x', '/de/basket/[hidden]?x'],
  ['/de/my-account/b2c/orders/100200', '/de/my-account/b2c/orders/[hidden]'],
  ['', ''],
])('redacts %s as %s', (address, expected) => {
  expect(removeUrlSecrets(address)).toBe(expected);
});
