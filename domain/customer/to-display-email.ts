import { parseEmailAddress } from './email-address';

const prefix = 'xn--';
/** The parameters of Punycode (RFC 3492, section 5). */
const [base, tMin, tMax, skew, damp, firstBias, firstPoint] = [36, 1, 26, 38, 700, 72, 128];
const lastPoint = 0x10ffff;

/**
 * Returns an email address for display: `info@müller.example` for `info@xn--mller-kva.example`. APIs, comparisons and
 * storage use the ASCII form (see parseEmailAddress). An invalid address, or one whose display form does not convert
 * back to it, is returned unchanged.
 */
export function toDisplayEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  if (!email.includes(prefix, at)) return email;
  const labels = email.slice(at).split('.').map(decodedLabel);
  const shown = email.slice(0, at) + labels.join('.');
  return parseEmailAddress(shown) === email ? shown : email;
}

function decodedLabel(label: string): string {
  return label.startsWith(prefix) ? (decodePunycode(label.slice(prefix.length)) ?? label) : label;
}

/** Decodes a Punycode label. Returns null if it is not valid Punycode. */
function decodePunycode(text: string): string | null {
  const split = text.lastIndexOf('-');
  const points = [...text.slice(0, Math.max(split, 0))].map((letter) => letter.charCodeAt(0));
  let [point, bias, place, at] = [firstPoint, firstBias, 0, split + 1];
  while (at < text.length) {
    const before = place;
    for (let weight = 1, step = base; ; step += base) {
      const digit = at < text.length ? Number.parseInt(text[at] ?? '', base) : Number.NaN;
      if (Number.isNaN(digit)) return null;
      at += 1;
      // Punycode orders letters before digits; base 36 orders them after digits.
      const value = digit < 10 ? digit + 26 : digit - 10;
      place += value * weight;
      const limit = Math.min(Math.max(step - bias, tMin), tMax);
      if (value < limit) break;
      weight *= base - limit;
    }
    const count = points.length + 1;
    bias = adapted(place - before, count, before === 0);
    point += Math.floor(place / count);
    if (point > lastPoint) return null;
    place %= count;
    points.splice(place, 0, point);
    place += 1;
  }
  return String.fromCodePoint(...points);
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  while (rest > ((base - tMin) * tMax) / 2) {
    rest = Math.floor(rest / (base - tMin));
    bias += base;
  }
  return bias + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
