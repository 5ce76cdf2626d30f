import {
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type DocumentNode,
} from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** A field as an answer has it once, however often the document names it. */
type CollectedField = { name: string; isOptional: boolean; selections: SelectionSetNode[] };

/** The fields a selection asks of one type, by their key in the answer; fragments are taken where `isOf` knows their type. */
function collectFields(
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

/** The contract's types by name, made by codegen: fields with their type, unions with their members, enums with their values. */
export type SchemaTypes = {
  objects: Readonly<Record<string, Readonly<Record<string, string>>>>;
  unions: Readonly<Record<string, readonly string[]>>;
  enums: Readonly<Record<string, readonly string[]>>;
};

/** What stands at one place of an answer. */
export type ValuePlan = { isNullable: boolean; shape: ValueShape };

export type ValueShape =
  | { kind: 'leaf'; name: string }
  | { kind: 'enum'; name: string; values: ReadonlySet<string> }
  | { kind: 'list'; item: ValuePlan }
  | { kind: 'object'; fields: readonly FieldPlan[] }
  /** By the answer's own `__typename`. */
  | { kind: 'union'; members: ReadonlyMap<string, readonly FieldPlan[]> };

/** `isOptional`: the caller may leave it out by a directive. */
export type FieldPlan = { key: string; isOptional: boolean } & ValuePlan;

type Source = { types: SchemaTypes; fragments: Fragments };

/** What a good answer to the document's operation looks like. */
export function buildResponsePlan(
  document: DocumentNode,
  types: SchemaTypes,
): readonly FieldPlan[] {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition] as const]
        : [],
    ),
  );
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A document of no operation');
  const root = operation.operation === 'mutation' ? 'Mutation' : 'Query';
  return planFields([operation.selectionSet], root, { types, fragments });
}

function planFields(
  selections: readonly SelectionSetNode[],
  typeName: string,
  source: Source,
): FieldPlan[] {
  const isOf = (condition: string) =>
    condition === typeName || (source.types.unions[condition]?.includes(typeName) ?? false);
  return [...collectFields(selections, isOf, source.fragments)].map(([key, field]) => {
    const type =
      field.name === '__typename' ? 'String!' : source.types.objects[typeName]?.[field.name];
    if (type === undefined) throw new Error(`The contract has no ${typeName}.${field.name}`);
    return { key, isOptional: field.isOptional, ...planPlace(type, field.selections, source) };
  });
}

/** `type` as a schema writes it: `[Bike]!`. */
function planPlace(
  type: string,
  selections: readonly SelectionSetNode[],
  source: Source,
): ValuePlan {
  const isNullable = !type.endsWith('!');
  const bare = isNullable ? type : type.slice(0, -1);
  if (!bare.startsWith('[')) return { isNullable, shape: planNamed(bare, selections, source) };
  const item = planPlace(bare.slice(1, -1), selections, source);
  return { isNullable, shape: { kind: 'list', item } };
}

function planNamed(
  name: string,
  selections: readonly SelectionSetNode[],
  source: Source,
): ValueShape {
  const { objects, unions, enums } = source.types;
  const values = enums[name];
  if (values) return { kind: 'enum', name, values: new Set(values) };
  if (objects[name]) return { kind: 'object', fields: planFields(selections, name, source) };
  const members = unions[name];
  if (!members) return { kind: 'leaf', name };
  const plans = members.map((member) => [member, planFields(selections, member, source)] as const);
  return { kind: 'union', members: new Map(plans) };
}
