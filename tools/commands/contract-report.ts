import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';
import type { ShopLevel } from '@/domain/shop-features/required-schema';
import { type SchemaCoordinate, shopFeatures } from '@/domain/shop-features/shop-features';
import type { ShopReport } from '@/lib/gateways/shop/schema/describe-shop';

const nextLevel: Record<ShopLevel, ShopLevel | null> = {
  insufficient: 'stock',
  stock: 'specification',
  specification: 'full',
  full: null,
};

/**
 * Returns the lines that tell an OXID developer what a shop can do: its level, one line per coordinate that it lacks
 * for the next level, the features that are off, and the operations that cannot be sent. `schema` is the schema of the
 * full level, from which types and descriptions are taken.
 */
export function formatShopReport(
  { level, missing, missingFeatures, unusable }: ShopReport,
  schema: GraphQLSchema,
): string[] {
  const next = nextLevel[level];
  const off = new Set(missingFeatures.map(({ feature }) => feature));
  return [
    `Level reached: ${level}`,
    ...formatSection(
      `Missing for level ${next}, as in graphql/shop/schema.graphql`,
      missing.map((coordinate) => {
        const { type, text } = describeCoordinate(schema, coordinate);
        const features = listFeaturesOf(coordinate).filter((feature) => off.has(feature));
        const without = features.length > 0 ? `[off: ${features.join(', ')}]` : '';
        return [type === null ? coordinate : `${coordinate}: ${type}`, `${text} ${without}`];
      }),
    ),
    ...formatSection(
      'Features that are off',
      missingFeatures.map((one) => [one.feature, `${one.without} [lacks ${one.missing}]`]),
    ),
    ...formatSection(
      'Operations that cannot be used',
      unusable.map((one) => [one.operation, `lacks ${listCauses(one.missing).join(', ')}`]),
    ),
  ];
}

function formatSection(title: string, rows: readonly (readonly [string, string])[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    '',
    `${title} (${rows.length}):`,
    ...rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text.trim()}`.trimEnd()),
  ];
}

/** Returns the root fields among the missing coordinates; without them the rest does not matter. */
function listCauses(missing: readonly SchemaCoordinate[]): readonly SchemaCoordinate[] {
  const roots = missing.filter((coordinate) => /^(?:Query|Mutation)\./.test(coordinate));
  return roots.length > 0 ? roots : missing;
}

function listFeaturesOf(coordinate: SchemaCoordinate) {
  return Object.entries(shopFeatures).flatMap(([feature, { needs }]) =>
    needs.some((each: readonly SchemaCoordinate[]) => each.includes(coordinate)) ? [feature] : [],
  ) as (keyof typeof shopFeatures)[];
}

/** Returns the type and the description of a coordinate; null and an empty text if the schema does not have it. */
function describeCoordinate(schema: GraphQLSchema, coordinate: SchemaCoordinate) {
  const [, typeName = '', fieldName = '', argName] =
    /^(\w+)\.(\w+)(?:\((\w+)\))?$/.exec(coordinate) ?? [];
  const owner = schema.getType(typeName);
  const field =
    isObjectType(owner) || isInputObjectType(owner) ? owner.getFields()[fieldName] : undefined;
  const sentences = splitSentences(field?.description ?? '');
  if (argName === undefined)
    return { type: field ? String(field.type) : null, text: sentences[0] ?? '' };
  const arg = field && 'args' in field && field.args.find(({ name }) => name === argName);
  const text = sentences.findLast((sentence) => sentence.includes(argName)) ?? '';
  return { type: arg ? String(arg.type) : null, text: arg ? text : '' };
}

function splitSentences(description: string): string[] {
  const text = description.replaceAll(/\s+/g, ' ').replace(/^Maker's own (?:field|input)\. /, '');
  return text.split(/(?<=\.) /);
}
