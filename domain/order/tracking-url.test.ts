import { expect, it } from 'vitest';
import { trackingUrl } from './tracking-url';

it.each([
  ['', ''],
  ['1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  [
    '00340434161094042557',
    'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=00340434161094042557',
  ],
  ['1Z 999 AA1 01 2345 6784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  [
    '0034 0434-1610 9404 2557',
    'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=00340434161094042557',
  ],
  [
    'a b&c=d"',
    'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=ab%26c%3Dd%22',
  ],
])('%j is followed at %j', (number, url) => {
  expect(trackingUrl(number)).toBe(url);
});
