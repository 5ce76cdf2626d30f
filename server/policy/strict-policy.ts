import { hashSource, inlineScripts, isOwnScript } from './inline-scripts';

/** The policy with the hashes of the page's own inline scripts in place of 'unsafe-inline'; empty when there is no policy. */
export function strictPolicy(policy: string, html: string): string {
  if (policy === '') return '';
  const hashes = [...new Set(inlineScripts(html).filter(isOwnScript).map(hashSource))];
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .map((directive) =>
      directive.startsWith('script-src ') ? withHashes(directive, hashes) : directive,
    )
    .join('; ');
}

function withHashes(directive: string, hashes: readonly string[]): string {
  return [directive.replace(" 'unsafe-inline'", ''), ...hashes].join(' ');
}
