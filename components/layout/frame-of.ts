type Frame = 'site' | 'account' | 'checkout';

/** Which frame stands around a page, by its segments behind the language. The cart page is a page of the site. */
export function frameOf(segments: readonly string[]): Frame {
  const [area, page] = segments.filter((segment) => !segment.startsWith('('));
  if (area === 'checkout' && page !== 'cart') return 'checkout';
  return area === 'my-account' ? 'account' : 'site';
}
