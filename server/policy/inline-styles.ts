const style = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi;

/** Hides the notice that this visitor has closed (components/layout/banner-slot). */
const ofTheNotice = /^\[data-closed-banner="[\da-z]+"\] \.lt-banner\{display:none\}$/;

/** The sheets inside a page that this site has written; any other got there some other way. */
export function ownInlineStyles(html: string): string[] {
  return [...html.matchAll(style)].flatMap(([, text = '']) =>
    ofTheNotice.test(text) ? [text] : [],
  );
}
