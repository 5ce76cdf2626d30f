import {
  type DocumentNode,
  GraphQLError,
  Kind,
  type ObjectTypeDefinitionNode,
  type ValidationRule,
  visit,
} from 'graphql';

/** Root fields with OXID's `@HideIfUnauthorized`, which only signed-in customers may know, by root type. */
export interface HiddenFields {
  readonly Query: readonly string[];
  readonly Mutation: readonly string[];
}

/** The fields hidden by the full shop. */
export const hiddenFields: HiddenFields = {
  Query: ['customer', 'basketDeliveryMethods', 'basketPayments'],
  Mutation: [
    'basketSetDeliveryAddress',
    'basketSetDeliveryMethod',
    'basketSetPayment',
    'basketRemove',
  ],
};

/** The fields hidden by OXID without modules of the maker. */
export const stockHiddenFields: HiddenFields = {
  Query: hiddenFields.Query,
  Mutation: [
    ...hiddenFields.Mutation,
    'basketMakePublic',
    'basketMakePrivate',
    'customerBirthdateUpdate',
    'customerDelete',
    'customerInvoiceAddressSet',
    'customerDeliveryAddressAdd',
    'customerDeliveryAddressDelete',
    'tokenDelete',
  ],
};

const isHidden = (hidden: HiddenFields, type: string, field: string) =>
  (type === 'Query' || type === 'Mutation') && hidden[type].includes(field);

/** Creates the rule that rejects a document if it uses a hidden field, as if the field were not in the schema. */
export function createHiddenFieldsRule(hidden: HiddenFields): ValidationRule {
  return (context) => ({
    Field(node) {
      const parent = context.getParentType()?.name ?? '';
      const field = node.name.value;
      if (isHidden(hidden, parent, field)) {
        context.reportError(
          new GraphQLError(`Cannot query field "${field}" on type "${parent}".`, { nodes: node }),
        );
      }
    },
  });
}

/** Removes the hidden fields from a schema document, and the input types that only they use. */
export function removeHiddenFields(sdl: DocumentNode, hidden: HiddenFields): DocumentNode {
  return removeUnusedInputs(
    visit(sdl, {
      ObjectTypeDefinition(node): ObjectTypeDefinitionNode {
        const type = node.name.value;
        const fields = node.fields?.filter(({ name }) => !isHidden(hidden, type, name.value));
        return { ...node, ...(fields && { fields }) };
      },
    }),
  );
}

function removeUnusedInputs(sdl: DocumentNode): DocumentNode {
  const used = new Set<string>();
  visit(sdl, { NamedType: ({ name }) => void used.add(name.value) });
  const definitions = sdl.definitions.filter(
    (node) => node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION || used.has(node.name.value),
  );
  const isDone = definitions.length === sdl.definitions.length;
  return isDone ? sdl : removeUnusedInputs({ ...sdl, definitions });
}
