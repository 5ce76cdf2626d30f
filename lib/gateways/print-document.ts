import { type DocumentNode, print } from 'graphql';

const printed = new WeakMap<DocumentNode, string>();

/** The text of a document, printed once. */
export function printDocument(document: DocumentNode): string {
  const known = printed.get(document);
  if (known !== undefined) return known;
  const text = print(document);
  printed.set(document, text);
  return text;
}
