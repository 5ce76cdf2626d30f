import { Fragment, type ReactNode } from 'react';
import type { TextNode } from '@/domain/content/text-node';
import { Link } from '@/lib/platform/i18n/navigation';

/** A formatted text that the server has taken apart. */
export function TextNodes({ nodes }: { nodes: readonly TextNode[] }): ReactNode {
  // The parts of one text never change places.
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : element(node)}</Fragment>
  ));
}

function element(node: Exclude<TextNode, string>): ReactNode {
  const inner = <TextNodes nodes={node.children} />;
  if (node.tag === 'br') return <br />;
  if (node.tag !== 'a') return <node.tag>{inner}</node.tag>;
  if (node.href.startsWith('/')) return <Link href={node.href}>{inner}</Link>;
  return (
    <a href={node.href} rel="noopener">
      {inner}
    </a>
  );
}
