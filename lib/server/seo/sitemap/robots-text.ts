import type { IRobotPolicy } from 'next-sitemap';

const list = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

/** robots.txt as next-sitemap writes it, from the policies of its configuration. */
export function robotsText(policies: readonly IRobotPolicy[], sitemaps: readonly string[]): string {
  const groups = policies.map(({ userAgent, allow, disallow }) =>
    [
      `User-agent: ${userAgent}`,
      ...list(allow).map((path) => `Allow: ${path}`),
      ...list(disallow).map((path) => `Disallow: ${path}`),
    ].join('\n'),
  );
  return `${[...groups, sitemaps.map((address) => `Sitemap: ${address}`).join('\n')].join('\n\n')}\n`;
}
