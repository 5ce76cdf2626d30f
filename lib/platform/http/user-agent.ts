export type DeviceType = 'phone' | 'tablet' | 'desktop';

const tablet = /ipad|tablet|silk|playbook|kindle|android(?!.*mobi)/i;
const phone = /mobi|iphone|ipod|windows phone|blackberry|opera mini/i;

/**
 * Returns the device type of a user agent (Specification §9); desktop when unknown. iPads that identify as a Mac count
 * as desktop.
 */
export function getDeviceType(userAgent: string): DeviceType {
  if (tablet.test(userAgent)) return 'tablet';
  return phone.test(userAgent) ? 'phone' : 'desktop';
}

const crawler = /bot[/;)]|crawler|spider|slurp|inspectiontool|facebookexternalhit|mediapartners/i;

/** True for search engine crawlers and link preview bots, which must not get interactive prompts (Specification §9). */
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

/** Returns the display names of browser and operating system from a User-Agent; null for unknown ones. */
export function parseUserAgent(userAgent: string): {
  browser: string | null;
  system: string | null;
} {
  const named = (known: typeof browsers) =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
