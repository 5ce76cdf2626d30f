import { trustedTypesScript } from '@/lib/platform/config/trusted-types-script';
import { hashSource, inlineScripts, isOwnScript } from './inline-scripts';
import { ownInlineStyles } from './inline-styles';

/**
 * The policy with the hashes of the page's own inline scripts and sheets in place of 'unsafe-inline', and trusted types demanded where the page
 * begins with the policy that makes them; empty when there is no policy.
 */
export function strictPolicy(policy: string, html: string): string {
  if (policy === '') return '';
  const scripts = inlineScripts(html)
    .filter(isOwnScript)
    .map(({ text }) => text);
  const hashesOf: Readonly<Record<string, string[]>> = {
    'script-src': scripts.map(hashSource),
    'style-src-elem': ownInlineStyles(html).map(hashSource),
  };
  const directives = policy.split(';').map((each) => {
    const directive = each.trim();
    const [name = ''] = directive.split(' ', 1);
    const hashes = [...new Set(hashesOf[name])];
    // Hashes switch 'unsafe-inline' off, which maps of others need for their sheets.
    if (name === 'style-src-elem' && directive.includes("'unsafe-inline'")) return directive;
    return hashesOf[name]
      ? [directive.replace(" 'unsafe-inline'", ''), ...hashes].join(' ')
      : directive;
  });
  const isTyped =
    policy.includes('script-src ') && scripts.some((text) => text.startsWith(trustedTypesScript));
  return [...directives, ...(isTyped ? typed : [])].join('; ');
}

const typed = ["require-trusted-types-for 'script'", 'trusted-types default'];
