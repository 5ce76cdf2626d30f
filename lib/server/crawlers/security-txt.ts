import type { IsoDay } from '@/domain/time/day';

interface SecurityContact {
  /** The site's address without a slash at its end. */
  readonly siteUrl: string;
  /** Where reports go, the best way first: addresses that begin with https: or mailto:. */
  readonly contacts: readonly string[];
  readonly languages: readonly string[];
  /** From this day on nobody should believe the file. */
  readonly expires: IsoDay;
}

/** The file by which finders of weaknesses learn whom to write to (RFC 9116). */
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
