/** Comments, raw text, instructions, tags and text. Each document that the parser's own validator has passed is made of these. */
const parts =
  /<!--(?<comment>[\s\S]*?)-->|<!\[CDATA\[(?<raw>[\s\S]*?)\]\]>|<\?(?<instruction>[\s\S]*?)\?>|<(?<tag>\/?(?:[^<>"']|"[^"]*"|'[^']*')+)>|(?<text>[^<]+)|</g;
/** Characters XML 1.0 has no place for. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const looseAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/i;
const numericReference = /&#(?:x([0-9a-f]+)|(\d+));/gi;

/**
 * What fast-xml-parser's validator lets pass and XML 1.0 does not allow: more than one root, text beside it, `<` and bare `&` in
 * attributes, `]]>` in text, `--` in comments, a second declaration, unknown entities and characters that no document may hold. (Own
 * entities need a document type, and those are refused before.)
 */
export function isWellFormed(source: string): boolean {
  if (forbidden.test(source)) return false;
  let depth = 0;
  let roots = 0;
  for (const { 0: whole, index, groups } of source.matchAll(parts)) {
    const { comment, raw, instruction, tag, text } = groups ?? {};
    if (comment !== undefined) {
      if (comment.includes('--') || comment.endsWith('-')) return false;
    } else if (instruction !== undefined) {
      if (index > 0 && /^xml(?:\s|$)/i.test(instruction)) return false;
    } else if (raw !== undefined) {
      if (depth === 0) return false;
    } else if (text !== undefined) {
      if (depth === 0 ? text.trim() !== '' : text.includes(']]>') || hasWrongReference(text))
        return false;
    } else if (tag === undefined) return false;
    else if (tag.startsWith('/')) depth -= 1;
    else {
      if (depth === 0) roots += 1;
      if (!whole.endsWith('/>')) depth += 1;
      if (tag.includes('<') || hasWrongReference(tag)) return false;
    }
  }
  return roots === 1 && depth === 0;
}

function hasWrongReference(text: string): boolean {
  if (!text.includes('&')) return false;
  if (looseAmpersand.test(text)) return true;
  return [...text.matchAll(numericReference)].some(([, hex, decimal]) => {
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isSurrogate = point >= 0xd800 && point <= 0xdfff;
    return point > 0x10ffff || isSurrogate || forbidden.test(String.fromCodePoint(point));
  });
}
