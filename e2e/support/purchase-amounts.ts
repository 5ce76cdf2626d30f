import { readdirSync, readFileSync } from 'node:fs';

/** Below a hundred euros an amount is like many other numbers of a page. */
const smallestCents = 10_000;

/** Every number of cents the catalogue calls public: retail, reduced and lowest prices. */
function publicCents(): Set<number> {
  const files = readdirSync('demo/catalogue', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(`demo/catalogue/${file}`, 'utf8'));
  const found = files.flatMap((text) => [
    ...text.matchAll(/(?:uvpCents|saleCents|lowest30Cents|sale: \{ cents): (\d+)/g),
  ]);
  return new Set(found.map(([, cents]) => Number(cents)));
}

/** The purchase prices that are no public price of anything, so that whoever finds one has found a leak. */
export function tellingAmounts(purchaseCents: readonly number[]): number[] {
  const known = publicCents();
  const gross = (cents: number) => Math.round(cents * 1.19);
  return [...new Set(purchaseCents)].filter(
    (cents) => cents >= smallestCents && !known.has(cents) && !known.has(gross(cents)),
  );
}

/** What is a number or holds one and says nothing of money: ids in hexadecimal, colours, the build's names of modules. */
const namesOfThings =
  /\b[0-9a-f]{32}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|#[0-9a-f]{3,8}\b|\bI\[\d+,|"runtimeModuleIds":\[[\d,]*\]/gi;

/** Every purchase price a text holds, as it is spelled there. */
export function findAmounts(text: string, amounts: readonly number[]): string[] {
  const spelled = amounts.flatMap(spellings).sort((a, b) => b.length - a.length);
  if (spelled.length === 0) throw new Error('There is nothing to look for.');
  const alternatives = spelled.map((one) => one.replace(/[.$]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<![\\d.,])(?:${alternatives})(?![\\d]|[.,]\\d)`, 'g');
  return [
    ...new Set([...text.replace(namesOfThings, ' ').matchAll(pattern)].map(([found]) => found)),
  ];
}

/** 169832, 1.698,32, 1698,32, 1,698.32, 1698.32; whole euros only with their sign or their cents, as they are like any number. */
function spellings(cents: number): string[] {
  const euros = (cents / 100).toFixed(2);
  const [whole = '', rest = ''] = euros.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const german = grouped.replaceAll(',', '.');
  const exact = [
    String(cents),
    `${german},${rest}`,
    `${whole},${rest}`,
    `${grouped}.${rest}`,
    euros,
  ];
  const short = rest.endsWith('0') && rest !== '00' ? [`${whole}.${rest[0]}`] : [];
  const signed =
    rest === '00' ? [`${german}\u00a0€`, `${german} €`, `€${grouped}`, `${german}&nbsp;€`] : [];
  return [...exact, ...short, ...signed];
}
