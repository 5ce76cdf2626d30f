const crawler = /bot[/;)]|crawler|spider|slurp|inspectiontool|facebookexternalhit|mediapartners/i;

/** True for the search engines' and link previews' readers: nobody sits there who could answer a question (Spec §9). */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent);
}
