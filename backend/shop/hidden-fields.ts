import { GraphQLError, type ValidationRule } from 'graphql';

/** OXID's `@Logged @HideIfUnauthorized` (external contract A.3, A.4): for anonymous callers these fields do not exist. */
const hidden: Readonly<Record<string, ReadonlySet<string>>> = {
  Query: new Set(['customer', 'basketDeliveryMethods', 'basketPayments']),
  Mutation: new Set([
    'basketSetDeliveryAddress',
    'basketSetDeliveryMethod',
    'basketSetPayment',
    'basketRemove',
  ]),
};

/** Refuses the whole document when it names a hidden field, as if the schema did not have it. */
export const hideFieldsRule: ValidationRule = (context) => ({
  Field(node) {
    const parent = context.getParentType()?.name ?? '';
    const field = node.name.value;
    if (hidden[parent]?.has(field)) {
      context.reportError(
        new GraphQLError(`Cannot query field "${field}" on type "${parent}".`, { nodes: node }),
      );
    }
  },
});
