import { securityHeaders } from './security-headers';

/**
 * The headers of the answers to an editor's preview: the content system may show them in its frame, nobody else may, and
 * no search engine keeps them. (Browsers ignore X-Frame-Options where there is a frame-ancestors.)
 */
export function draftHeaders(cmsUrl: string | undefined) {
  const frames = cmsUrl && URL.canParse(cmsUrl) ? new URL(cmsUrl).origin : "'none'";
  const policy = securityHeaders.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return [
    ...securityHeaders.filter(({ key }) => key !== 'Content-Security-Policy'),
    {
      key: 'Content-Security-Policy',
      value: policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${frames}`),
    },
    { key: 'X-Robots-Tag', value: 'noindex' },
  ];
}
