import ts from 'typescript';

/** The texts a program's values hold; comments, types and the names of what is imported do not count. */
export function textsIn(program: string): string[] {
  const texts: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('suite.ts', program, ts.ScriptTarget.Latest));
  return texts;
}
