import { z } from 'zod';
import type { FieldSignature, ShopSchema } from './shop-schema';

/** The introspection query: object and input types with their fields, arguments and types; no descriptions. */
export const introspectionQuery = `query ShopSchema {
  __schema {
    types {
      kind
      name
      fields(includeDeprecated: true) { name type { ...T } args { name type { ...T } } }
      inputFields { name type { ...T } }
    }
  }
}
fragment T on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }`;

type WireType = {
  kind: string;
  name?: string | null | undefined;
  ofType?: WireType | null | undefined;
};

const wireType: z.ZodType<WireType> = z.lazy(() =>
  z.object({ kind: z.string(), name: z.string().nullish(), ofType: wireType.nullish() }),
);
const input = z.object({ name: z.string(), type: wireType });
const introspection = z.object({
  __schema: z.object({
    types: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        fields: z
          .array(z.object({ name: z.string(), type: wireType, args: z.array(input) }))
          .nullish(),
        inputFields: z.array(input).nullish(),
      }),
    ),
  }),
});

/**
 * Root fields that GraphQL Storefront hides from callers without a customer's token (`@HideIfUnauthorized`). They count
 * as present when the schema hides `customer`, which every version has.
 */
const hiddenFromStrangers = {
  Query: { customer: [], basketDeliveryMethods: ['basketId'], basketPayments: ['basketId'] },
  Mutation: {
    basketSetDeliveryAddress: ['basketId', 'deliveryAddressId'],
    basketSetDeliveryMethod: ['basketId', 'deliveryMethodId'],
    basketSetPayment: ['basketId', 'paymentId'],
    basketRemove: ['basketId'],
    basketMakePublic: ['basketId'],
    basketMakePrivate: ['basketId'],
    customerBirthdateUpdate: ['birthdate'],
    customerDelete: [],
    customerInvoiceAddressSet: ['invoiceAddress'],
    customerDeliveryAddressAdd: ['deliveryAddress'],
    customerDeliveryAddressDelete: ['deliveryAddressId'],
    tokenDelete: ['tokenId'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

/**
 * Parses the response to the introspection query, sent without a token. Returns null when it is not a schema with a
 * query type. Types of hidden arguments are unknown (empty text), so documents keep their own.
 */
export function parseIntrospection(data: unknown): ShopSchema | null {
  const parsed = introspection.safeParse(data).data;
  if (!parsed) return null;
  const objects = new Map<string, Map<string, FieldSignature>>();
  const inputs = new Map<string, ReadonlyMap<string, string>>();
  for (const { kind, name, fields, inputFields } of parsed.__schema.types) {
    if (kind === 'INPUT_OBJECT')
      inputs.set(name, new Map(inputFields?.map((each) => [each.name, formatType(each.type)])));
    if (kind === 'OBJECT' || kind === 'INTERFACE')
      objects.set(
        name,
        new Map(
          fields?.map((field) => [
            field.name,
            {
              type: formatType(field.type),
              args: new Map(field.args.map((arg) => [arg.name, formatType(arg.type)])),
            },
          ]),
        ),
      );
  }
  const query = objects.get('Query');
  if (query === undefined) return null;
  if (!query.has('customer')) addHiddenFields(objects);
  return { objects, inputs };
}

function addHiddenFields(objects: Map<string, Map<string, FieldSignature>>): void {
  for (const [type, fields] of Object.entries(hiddenFromStrangers)) {
    const known = objects.get(type) ?? new Map<string, FieldSignature>();
    for (const [name, args] of Object.entries<readonly string[]>(fields))
      if (!known.has(name))
        known.set(name, { type: '', args: new Map(args.map((arg) => [arg, ''])) });
    objects.set(type, known);
  }
}

function formatType({ kind, name, ofType }: WireType): string {
  if (kind === 'NON_NULL' && ofType) return `${formatType(ofType)}!`;
  if (kind === 'LIST' && ofType) return `[${formatType(ofType)}]`;
  return name ?? '';
}
