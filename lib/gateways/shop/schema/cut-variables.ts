import { type DocumentNode, Kind, type TypeNode } from 'graphql';
import { getNamedType, type ShopSchema } from './shop-schema';

/**
 * Removes the fields of input objects that the shop's schema lacks. `document` is the cut document, whose variable
 * types have the shop's names; variables it does not declare are left out. Values of unknown types stay unchanged.
 */
export function cutVariables(
  variables: Readonly<Record<string, unknown>>,
  document: DocumentNode,
  schema: ShopSchema,
): Record<string, unknown> {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return { ...variables };
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const name = variable.name.value;
      if (variables[name] === undefined) return [];
      return [[name, cutValue(variables[name], getTypeName(type), schema)]];
    }),
  );
}

function cutValue(value: unknown, typeName: string, schema: ShopSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => cutValue(item, typeName, schema));
  const fields = schema.inputs.get(typeName);
  if (!fields || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const type = fields.get(name);
      return type === undefined ? [] : [[name, cutValue(inner, getNamedType(type), schema)]];
    }),
  );
}

function getTypeName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : getTypeName(type.type);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
