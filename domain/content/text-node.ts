/** What a short formatted text may be made of; links carry an address that was found safe. */
export type TextNode =
  | string
  | { tag: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'br'; children: readonly TextNode[] }
  | { tag: 'a'; href: string; children: readonly TextNode[] };
