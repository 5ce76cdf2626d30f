/** User and password of an Authorization header of the Basic kind; null for anything else. */
export function readBasicAuth(
  header: string | undefined,
): { user: string; password: string } | null {
  const [, encoded] = /^Basic\s+([\w+/=-]{1,400})$/i.exec(header?.trim() ?? '') ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? null : { user: text.slice(0, colon), password: text.slice(colon + 1) };
}
