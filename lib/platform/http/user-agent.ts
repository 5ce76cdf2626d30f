export type DeviceType = 'phone' | 'tablet' | 'desktop';

const tablet = /ipad|tablet|silk|playbook|kindle|android(?!.*mobi)/i;
const phone = /mobi|iphone|ipod|windows phone|blackberry|opera mini/i;

/** The kind of device a user agent names (Spec §9); desktop when it names none. iPads that pass for a Mac count as desktop. */
export function getDeviceType(userAgent: string): DeviceType {
  if (tablet.test(userAgent)) return 'tablet';
  return phone.test(userAgent) ? 'phone' : 'desktop';
}

const crawler = /bot[/;)]|crawler|spider|slurp|inspectiontool|facebookexternalhit|mediapartners/i;

/** True for the search engines' and link previews' readers: nobody sits there who could answer a question (Spec §9). */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent);
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser and its system as people call them, by its User-Agent; null for what nobody knows. */
export function parseUserAgent(userAgent: string): {
  browser: string | null;
  system: string | null;
} {
  const named = (known: typeof browsers) =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
