import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { trustedTypesScript } from './head-scripts';

interface Rules {
  createHTML(text: string): string;
  createScriptURL(address: string): string | null;
}

function policyOfPage(): Rules {
  const createdPolicies: [string, Rules][] = [];
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => createdPolicies.push([name, rules]),
  };
  const location = new URL('https://shop.example/de/bikes');
  runInNewContext(trustedTypesScript, { window: { trustedTypes }, URL, location });
  const [[name, rules] = []] = createdPolicies;
  expect(name).toBe('default');
  if (!rules) throw new Error('No policy was made.');
  return rules;
}

it.each([
  ['/_next/static/chunks/a.js', true],
  ['https://shop.example/_next/static/chunks/a.js', true],
  ['/sw.js', true],
  ['https://shop.example/media/map/worker.mjs', true],
  ['/media/bikes/a.svg', false],
  ['https://www.googletagmanager.com/gtm.js', true],
  ['/uploads/a.js', false],
  ['/api/shop', false],
  ['/_next/../uploads/a.js', false],
  ['/_next/%2e%2e/uploads/a.js', false],
  ['sw.js', false],
  ['//shop.example/media/a.svg', false],
])('script at %s is allowed: %s', (address, isRun) => {
  expect(policyOfPage().createScriptURL(address)).toBe(isRun ? address : null);
});

it('does nothing in a browser without trusted types', () => {
  expect(() => runInNewContext(trustedTypesScript, { window: {} })).not.toThrow();
});
