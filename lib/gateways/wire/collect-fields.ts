import {
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** A field as an answer has it once, however often the document names it. */
type CollectedField = { name: string; isOptional: boolean; selections: SelectionSetNode[] };

/** The fields a selection asks of one type, by their key in the answer; fragments are taken where `isOf` knows their type. */
export function collectFields(
  selectionSets: readonly SelectionSetNode[],
  isOf: (typeCondition: string) => boolean,
  fragments: Fragments,
): Map<string, CollectedField> {
  const fields = new Map<string, CollectedField>();
  const visit = (selection: SelectionNode, isOuterOptional: boolean): void => {
    const isOptional = isOuterOptional || hasCondition(selection);
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const known = fields.get(key) ?? { name: selection.name.value, isOptional, selections: [] };
      known.isOptional &&= isOptional;
      if (selection.selectionSet) known.selections.push(selection.selectionSet);
      fields.set(key, known);
      return;
    }
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    const condition = fragment?.typeCondition?.name.value;
    if (!fragment || (condition !== undefined && !isOf(condition))) return;
    for (const inner of fragment.selectionSet.selections) visit(inner, isOptional);
  };
  for (const { selections } of selectionSets) for (const each of selections) visit(each, false);
  return fields;
}

function hasCondition({ directives = [] }: SelectionNode): boolean {
  return directives.some(({ name }) => name.value === 'skip' || name.value === 'include');
}
