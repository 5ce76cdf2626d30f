import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type ObjectValueNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import type { SchemaCoordinate } from '@/domain/shop-features/shop-features';
import type { SchemaTypes } from '@/lib/gateways/response-shape';
import { getNamedType, type FieldSignature, type ShopSchema } from './shop-schema';

/** A document reduced to what a shop's schema has. */
export interface CutDocument {
  /**
   * The document to send; null when the shop lacks something that the operation cannot do without: a root field, a
   * filter, or a field that is never null.
   */
  readonly document: DocumentNode | null;
  /** The coordinates that were cut, in the names of the own schema. */
  readonly missing: readonly SchemaCoordinate[];
}

/**
 * Arguments without which the response means something else. Cutting one would return all products instead of those of
 * a category.
 */
const indispensableArguments = new Set(['filter']);

/**
 * Cuts fields, arguments and unused variables that the shop's schema lacks, and takes the names of input types from it.
 * `types` are the own schema's response types: their non-null fields are indispensable. Returns the same document when
 * nothing is missing.
 */
export function cutDocument(
  document: DocumentNode,
  schema: ShopSchema,
  types: SchemaTypes,
): CutDocument {
  const cutter = new DocumentCutter(document, schema, types);
  return cutter.cut();
}

class DocumentCutter {
  private readonly missing = new Set<SchemaCoordinate>();
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  private readonly cutFragments = new Map<string, FragmentDefinitionNode | null>();
  private readonly inputTypes = new Map<string, string>();
  private isUnusable = false;

  constructor(
    private readonly document: DocumentNode,
    private readonly schema: ShopSchema,
    private readonly types: SchemaTypes,
  ) {
    this.fragments = new Map(
      document.definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
      ),
    );
  }

  cut(): CutDocument {
    const operation = this.document.definitions.find(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
    );
    if (!operation) throw new Error('The document contains no operation');
    const root = operation.operation === 'mutation' ? 'Mutation' : 'Query';
    const selectionSet = this.cutSelections(operation.selectionSet, root, root);
    const missing = [...this.missing];
    if (selectionSet === null || this.isUnusable) return { document: null, missing };
    const isRenamed = this.renamesInputTypes(operation);
    if (missing.length === 0 && !isRenamed) return { document: this.document, missing };
    return { document: this.assemble({ ...operation, selectionSet }), missing };
  }

  private cutSelections(
    { selections, ...set }: SelectionSetNode,
    shopType: string,
    ownType: string,
  ): SelectionSetNode | null {
    const kept = selections.flatMap((one) => this.cutSelection(one, shopType, ownType) ?? []);
    const hasContent = kept.some(
      (one) => one.kind !== Kind.FIELD || one.name.value !== '__typename',
    );
    return hasContent ? { ...set, selections: kept } : null;
  }

  private cutSelection(
    selection: SelectionNode,
    shopType: string,
    ownType: string,
  ): SelectionNode | null {
    if (selection.kind === Kind.FIELD) return this.cutField(selection, shopType, ownType);
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return this.cutFragment(selection.name.value) ? selection : null;
    const selectionSet = this.cutSelections(selection.selectionSet, shopType, ownType);
    return selectionSet && { ...selection, selectionSet };
  }

  private cutFragment(name: string): FragmentDefinitionNode | null {
    const known = this.cutFragments.get(name);
    if (known !== undefined) return known;
    const fragment = this.fragments.get(name);
    if (!fragment) return null;
    const type = fragment.typeCondition.name.value;
    const selectionSet = this.cutSelections(fragment.selectionSet, type, type);
    const cut = selectionSet && { ...fragment, selectionSet };
    this.cutFragments.set(name, cut);
    return cut;
  }

  private cutField(field: FieldNode, shopType: string, ownType: string): FieldNode | null {
    const name = field.name.value;
    if (name === '__typename') return field;
    const own = this.types.objects[ownType]?.[name] ?? '';
    const found = this.schema.objects.get(shopType)?.get(name);
    if (!found) return this.drop(`${ownType}.${name}`, own);
    const args = this.cutArguments(field, found, ownType);
    if (!field.selectionSet) return { ...field, arguments: args };
    const selectionSet = this.cutSelections(
      field.selectionSet,
      getNamedType(found.type || own),
      getNamedType(own),
    );
    if (selectionSet === null) return this.drop(`${ownType}.${name}`, own);
    return { ...field, arguments: args, selectionSet };
  }

  private drop(coordinate: SchemaCoordinate, type: string): null {
    this.missing.add(coordinate);
    if (type.endsWith('!')) this.isUnusable = true;
    return null;
  }

  private cutArguments(field: FieldNode, found: FieldSignature, ownType: string): ArgumentNode[] {
    return (field.arguments ?? []).flatMap((argument) => {
      const name = argument.name.value;
      const type = found.args.get(name);
      if (type === undefined) {
        this.missing.add(`${ownType}.${field.name.value}(${name})`);
        if (indispensableArguments.has(name)) this.isUnusable = true;
        return [];
      }
      const inputType = getNamedType(type);
      if (argument.value.kind === Kind.VARIABLE)
        this.inputTypes.set(argument.value.name.value, inputType);
      if (argument.value.kind === Kind.OBJECT) this.checkObject(argument.value, inputType);
      return [argument];
    });
  }

  /** Literal input objects of the documents select and page; without one of their fields they mean something else. */
  private checkObject(value: ObjectValueNode, inputType: string): void {
    const known = this.schema.inputs.get(inputType);
    if (!known) return;
    for (const { name, value: inner } of value.fields) {
      const type = known.get(name.value);
      if (type === undefined) {
        this.missing.add(`${inputType}.${name.value}`);
        this.isUnusable = true;
      } else if (inner.kind === Kind.OBJECT) this.checkObject(inner, getNamedType(type));
    }
  }

  /** True when a variable's input type has another name in the shop's schema. */
  private renamesInputTypes({ variableDefinitions = [] }: OperationDefinitionNode): boolean {
    return variableDefinitions.some((one) => this.getRenamedType(one) !== null);
  }

  private getRenamedType({ variable, type }: VariableDefinitionNode): string | null {
    const own = getNamedType(formatTypeNode(type));
    const shop = this.inputTypes.get(variable.name.value);
    return shop && shop !== own && this.schema.inputs.has(shop) ? shop : null;
  }

  private assemble(operation: OperationDefinitionNode): DocumentNode {
    const fragments = [...collectFragmentNames(operation, this.cutFragments)].flatMap(
      (name) => this.cutFragments.get(name) ?? [],
    );
    const used = new Set<string>();
    for (const part of [operation.selectionSet, ...fragments])
      visit(part, { Variable: ({ name }) => void used.add(name.value) });
    const variableDefinitions = (operation.variableDefinitions ?? [])
      .filter(({ variable }) => used.has(variable.name.value))
      .map((one) => {
        const name = this.getRenamedType(one);
        return name === null
          ? one
          : visit(one, { NamedType: (type) => ({ ...type, name: { ...type.name, value: name } }) });
      });
    return { ...this.document, definitions: [{ ...operation, variableDefinitions }, ...fragments] };
  }
}

function formatTypeNode(type: VariableDefinitionNode['type']): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : formatTypeNode(type.type);
}

function collectFragmentNames(
  start: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode | null>,
  names = new Set<string>(),
): Set<string> {
  visit(start.selectionSet, {
    FragmentSpread({ name: { value } }) {
      const fragment = fragments.get(value);
      if (names.has(value) || !fragment) return;
      names.add(value);
      collectFragmentNames(fragment, fragments, names);
    },
  });
  return names;
}
