import type { TextNode } from '@/domain/content/text-node';
import { textTree } from '@/lib/gateways/content/text-tree';

/** A Markdown text as the few HTML tags that search engines take: paragraphs, lists, bold, breaks. Links are their words. */
export function textHtml(markdown: string): string {
  return textTree(markdown).map(htmlOf).join('').normalize('NFC');
}

function htmlOf(node: TextNode): string {
  if (typeof node === 'string') return escaped(node);
  const inner = node.children.map(htmlOf).join('');
  if (node.tag === 'a') return inner;
  return node.tag === 'br' ? '<br>' : `<${node.tag}>${inner}</${node.tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
