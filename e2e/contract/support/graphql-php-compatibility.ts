import { Kind, parse, visit } from 'graphql';
import ts from 'typescript';

const described: Record<string, string> = {
  [Kind.OPERATION_DEFINITION]: 'an operation',
  [Kind.FRAGMENT_DEFINITION]: 'a fragment',
  [Kind.VARIABLE_DEFINITION]: 'a variable',
  [Kind.SCHEMA_DEFINITION]: 'the schema',
};

/**
 * What webonyx/graphql-php 15, the parser of every OXID shop, refuses of a document that ours takes: descriptions on operations,
 * fragments, variables and the schema itself, variables of fragments, and characters written as `\u{…}`. Empty for a document both read.
 */
export function findGraphqlPhpIncompatibilities(text: string): string[] {
  const document = parse(text, { allowLegacyFragmentVariables: true });
  const refused: string[] = [];
  visit(document, {
    enter(node) {
      const place = described[node.kind];
      if (place !== undefined && 'description' in node && node.description)
        refused.push(`a description on ${place}`);
      if (node.kind === Kind.FRAGMENT_DEFINITION && node.variableDefinitions?.length)
        refused.push('variables of a fragment');
      const isQuoted = node.kind === Kind.STRING && node.block !== true;
      if (isQuoted && node.loc && /\\u\{/.test(text.slice(node.loc.start, node.loc.end)))
        refused.push('a character in braces');
    },
  });
  return refused;
}

/** The texts a program's values hold; comments, types and the names of what is imported do not count. */
export function extractStringLiterals(program: string): string[] {
  const texts: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('suite.ts', program, ts.ScriptTarget.Latest));
  return texts;
}
