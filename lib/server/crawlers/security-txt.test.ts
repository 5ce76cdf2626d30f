import { expect, it } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import { formatSecurityTxt } from './security-txt';

it('lists the preferred contact first', () => {
  const text = formatSecurityTxt({
    siteUrl: 'https://shop.example',
    contacts: ['mailto:security@shop.example', 'https://shop.example/en/support/contact'],
    languages: ['de', 'en'],
    expires: toIsoDay('2027-05-27'),
  });
  expect(text).toBe(`Contact: mailto:security@shop.example
Contact: https://shop.example/en/support/contact
Expires: 2027-05-27T00:00:00Z
Preferred-Languages: de, en
Canonical: https://shop.example/.well-known/security.txt
`);
});
