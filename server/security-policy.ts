import { trustedTypesScript } from '@/lib/platform/config/head-scripts';
import { isFrameworkDetailOn } from './next-internals/framework-details.mjs';
import { getHashSource, listInlineScripts, isOwnScript } from './next-internals/inline-scripts';

/**
 * Replaces 'unsafe-inline' in a content security policy by the hashes of the page's own inline scripts. Requires
 * Trusted Types if the page starts with the script that creates the Trusted Types policy. An empty policy stays empty.
 * When `strict-csp` is off (framework-details.mjs), returns the policy unchanged.
 */
export function buildStrictPolicy(policy: string, html: string): string {
  if (policy === '' || !isFrameworkDetailOn('strict-csp')) return policy;
  const scripts = listInlineScripts(html)
    .filter(isOwnScript)
    .map(({ text }) => text);
  const hashes = [...new Set(scripts.map(getHashSource))];
  const directives = policy.split(';').map((each) => {
    const directive = each.trim();
    return directive.startsWith('script-src ')
      ? [directive.replace(" 'unsafe-inline'", ''), ...hashes].join(' ')
      : directive;
  });
  const isTyped =
    policy.includes('script-src ') && scripts.some((text) => text.startsWith(trustedTypesScript));
  return [...directives, ...(isTyped ? typed : [])].join('; ');
}

const typed = ["require-trusted-types-for 'script'", 'trusted-types default'];
