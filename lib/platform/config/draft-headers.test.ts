import { expect, it } from 'vitest';
import { draftHeaders } from './draft-headers';
import { securityHeaders } from './security-headers';

const policyOf = (headers: readonly { key: string; value: string }[]) =>
  headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

it('lets the content system show a preview in its frame, by its origin, and changes nothing else', () => {
  const policy = policyOf(draftHeaders('https://cms.example/admin'));
  expect(policy).toContain('frame-ancestors https://cms.example;');
  const published = policyOf(securityHeaders);
  expect(published).toContain("frame-ancestors 'none'");
  expect(policy.replace('https://cms.example', "'none'")).toBe(published);
});

it.each([undefined, '', 'no address'])('stays closed for a content system at %j', (cmsUrl) => {
  expect(policyOf(draftHeaders(cmsUrl))).toBe(policyOf(securityHeaders));
});
