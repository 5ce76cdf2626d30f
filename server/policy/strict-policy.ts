import { trustedTypesScript } from '@/lib/platform/config/trusted-types-script';
import { hashSource, inlineScripts, isOwnScript } from './inline-scripts';

/**
 * The policy with the hashes of the page's own inline scripts in place of 'unsafe-inline', and trusted types demanded where the page
 * begins with the policy that makes them; empty when there is no policy.
 */
export function strictPolicy(policy: string, html: string): string {
  if (policy === '') return '';
  const scripts = inlineScripts(html)
    .filter(isOwnScript)
    .map(({ text }) => text);
  const hashes = [...new Set(scripts.map(hashSource))];
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
