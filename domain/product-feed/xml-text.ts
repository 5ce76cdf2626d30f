const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Control characters have no place in XML 1.0, not even written out. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it may stand in an XML document, in an element or in quotes. */
export function xmlText(text: string): string {
  return text.replace(unprintable, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
