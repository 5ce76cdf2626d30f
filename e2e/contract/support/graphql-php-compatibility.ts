import { Kind, parse, visit } from 'graphql';
import ts from 'typescript';

const described: Record<string, string> = {
  [Kind.OPERATION_DEFINITION]: 'an operation',
  [Kind.FRAGMENT_DEFINITION]: 'a fragment',
  [Kind.VARIABLE_DEFINITION]: 'a variable',
  [Kind.SCHEMA_DEFINITION]: 'the schema',
};

/**
 * Finds syntax that our parser accepts and webonyx/graphql-php 15, the parser of every OXID shop, rejects: descriptions
 * of operations, fragments, variables and the schema, fragment variables, and characters written as `\u{…}`. Empty if
 * both accept the document.
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

/** Returns the string literals of a program, without comments, types and import paths. */
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
