import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export interface QueryLimits {
  depth: number;
  /** Maximum cost. Each field costs one; fields below a list are multiplied by `listSizes`. */
  cost: number;
  /** Assumed number of entries by the name of the list field. */
  listSizes: Readonly<Record<string, number>>;
  /** Additional cost of a field that is called with arguments, by field name; for example of a password check. */
  withArguments?: Readonly<Record<string, number>>;
}

interface Weight {
  depth: number;
  cost: number;
}

/**
 * Returns errors for a document that exceeds the depth or cost limit, with the messages of OXID's GraphQL library.
 * Fields below an introspection field are not counted. The document must have been validated, so that fragments exist
 * and are not circular. The cost of each fragment is calculated once.
 */
export function findQueryLimitErrors(document: DocumentNode, limits: QueryLimits): GraphQLError[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const weigh = createScales(fragments, limits);

  return document.definitions.filter(isOperation).flatMap((operation) => {
    const { depth, cost } = weigh(operation.selectionSet);
    return [
      ...(depth > limits.depth
        ? [new GraphQLError(`Max query depth should be ${limits.depth} but got ${depth}.`)]
        : []),
      ...(cost > limits.cost
        ? [new GraphQLError(`Max query complexity should be ${limits.cost} but got ${cost}.`)]
        : []),
    ];
  });
}

function createScales(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  { listSizes, withArguments = {} }: QueryLimits,
) {
  const known = new Map<string, Weight>();

  const weighFragment = (name: string): Weight => {
    const seen = known.get(name);
    if (seen) return seen;
    const fragment = fragments.get(name);
    const weight = fragment ? weigh(fragment.selectionSet) : { depth: 0, cost: 0 };
    known.set(name, weight);
    return weight;
  };

  const weigh = (selections: SelectionSetNode): Weight => {
    const total = { depth: 0, cost: 0 };
    for (const node of selections.selections) {
      const weight = weighSelection(node);
      total.depth = Math.max(total.depth, weight.depth);
      total.cost += weight.cost;
    }
    return total;
  };

  const weighSelection = (node: SelectionSetNode['selections'][number]): Weight => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return weighFragment(node.name.value);
    if (node.kind === Kind.INLINE_FRAGMENT) return weigh(node.selectionSet);
    if (node.name.value.startsWith('__')) return { depth: 1, cost: 1 };
    const below = node.selectionSet ? weigh(node.selectionSet) : { depth: 0, cost: 0 };
    const dear = node.arguments?.length ? (withArguments[node.name.value] ?? 0) : 0;
    const inLists = below.cost * (listSizes[node.name.value] ?? 1);
    return { depth: below.depth + 1, cost: 1 + dear + inLists };
  };

  return weigh;
}

function isOperation(node: DocumentNode['definitions'][number]): node is OperationDefinitionNode {
  return node.kind === Kind.OPERATION_DEFINITION;
}
