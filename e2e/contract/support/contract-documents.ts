import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';

export type ContractApi = 'shop' | 'content';

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** The contract of one service: its schema, and its operations with the fragments they need. */
export type ContractDocuments = {
  schema: GraphQLSchema;
  operationNames: string[];
  document: (operation: string) => DocumentNode;
  text: (operation: string) => string;
};

/** Loads a service's contract from graphql/. */
export function readContract(api: ContractApi): ContractDocuments {
  const folder = `graphql/${api}/operations`;
  const definitions = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')).definitions);
  const fragments = new Map(
    definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const operations = new Map(
    definitions
      .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
      .map((one) => [one.name?.value ?? '', one]),
  );
  const document = (name: string): DocumentNode => {
    const operation = operations.get(name);
    if (!operation) throw new Error(`There is no operation ${name} in ${folder}.`);
    return {
      kind: Kind.DOCUMENT,
      definitions: [operation, ...neededFragments(operation, fragments)],
    };
  };
  return {
    schema: readSchema(api),
    operationNames: [...operations.keys()],
    document,
    text: (name) => print(document(name)),
  };
}

function readSchema(api: ContractApi): GraphQLSchema {
  const schema = buildSchema(readFileSync(`graphql/${api}/schema.graphql`, 'utf8'));
  const time = schema.getType('DateTime');
  if (time instanceof GraphQLScalarType) {
    time.serialize = (value) => {
      if (typeof value !== 'string' || !isoTime.test(value)) {
        throw new TypeError(`${String(value)} is no ISO 8601 time with offset.`);
      }
      return value;
    };
  }
  return schema;
}

function neededFragments(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const needed = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`There is no fragment ${name.value}.`);
        if (needed.has(name.value)) return;
        needed.set(name.value, fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return [...needed.values()];
}
