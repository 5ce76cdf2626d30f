import type { IsoDay } from '@/domain/time/day';

interface SecurityContact {
  /** The site's base URL without a trailing slash. */
  readonly siteUrl: string;
  /** Contacts in order of preference; https: or mailto: URLs. */
  readonly contacts: readonly string[];
  readonly languages: readonly string[];
  /** Date from which the file is no longer valid. */
  readonly expires: IsoDay;
}

/** Formats security.txt, which contains the contacts for reporting vulnerabilities (RFC 9116). */
export function formatSecurityTxt({
  siteUrl,
  contacts,
  languages,
  expires,
}: SecurityContact): string {
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
