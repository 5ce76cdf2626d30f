import type { TextNode } from '@/domain/content/text-node';
import { textTree } from '@/lib/gateways/content/text-tree';

/** The words of a Markdown text on one line, in NFC. */
export function plainText(markdown: string): string {
  return textTree(markdown).map(textOf).join(' ').normalize('NFC').replace(/\s+/g, ' ').trim();
}

function textOf(node: TextNode): string {
  if (typeof node === 'string') return node;
  const text = node.children.map(textOf).join('');
  return node.tag === 'strong' || node.tag === 'a' ? text : `${text} `;
}
