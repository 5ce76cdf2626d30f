/** Smallest first: what wins among equals. */
export const codings = ['br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/**
 * The coding to answer in, of those there are: the one the visitor likes best, the smaller of equals (RFC 9110 §12.5.3). Null is
 * the body as it is, also when every other way is forbidden: an answer is better than none.
 */
export function chooseCoding(
  header: string | undefined,
  available: readonly Coding[],
): Coding | null {
  if (header === undefined || header === '' || available.length === 0) return null;
  const qualities = qualitiesOf(header);
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  let best: { coding: Coding; quality: number } | null = null;
  for (const coding of codings) {
    if (!available.includes(coding)) continue;
    const quality = qualityOf(coding);
    if (quality > (best?.quality ?? 0)) best = { coding, quality };
  }
  if (best === null) return null;
  return (qualities.get('identity') ?? 0) > best.quality ? null : best.coding;
}

/** Browsers say one of a few texts; whoever says another each time starts it over. */
const read = new Map<string, ReadonlyMap<string, number>>();
const mostRead = 50;
const longestRead = 100;

function qualitiesOf(header: string): ReadonlyMap<string, number> {
  const known = read.get(header);
  if (known !== undefined) return known;
  const qualities = readQualities(header);
  if (read.size >= mostRead) read.clear();
  if (header.length <= longestRead) read.set(header, qualities);
  return qualities;
}

/** Names in lower case with their qualities from 0 to 1; a quality nobody can read forbids its coding. */
function readQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const entry of header.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    if (name === '') continue;
    const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = written === undefined ? 1 : Number(written || Number.NaN);
    qualities.set(name === 'x-gzip' ? 'gzip' : name, quality >= 0 && quality <= 1 ? quality : 0);
  }
  return qualities;
}
