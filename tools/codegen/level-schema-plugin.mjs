import { isInputObjectType, isObjectType } from 'graphql';

/**
 * Codegen plugin that writes what the schema of a shop level has, in the form of lib/gateways/shop/schema/shop-schema.ts:
 * fields of object types with their arguments, fields of input types.
 * @param {import('graphql').GraphQLSchema} schema
 */
export function plugin(schema) {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const objects = types
    .filter(isObjectType)
    .map((type) => [
      type.name,
      Object.values(type.getFields()).map((field) => [
        field.name,
        String(field.type),
        field.args.map((arg) => [arg.name, String(arg.type)]),
      ]),
    ]);
  const inputs = types
    .filter(isInputObjectType)
    .map((type) => [
      type.name,
      Object.values(type.getFields()).map((field) => [field.name, String(field.type)]),
    ]);
  return `type Named = readonly [name: string, type: string];

export const levelSchema: {
  readonly objects: readonly (readonly [
    type: string,
    fields: readonly (readonly [name: string, type: string, args: readonly Named[]])[],
  ])[];
  readonly inputs: readonly (readonly [type: string, fields: readonly Named[]])[];
} = ${JSON.stringify({ objects, inputs })};
`;
}
