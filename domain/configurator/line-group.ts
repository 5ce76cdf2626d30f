import { formatCodeGroups, parseConfigurationCode } from './configuration-code';

/** The part of a line's persParam that identifies its group. */
type Marked = { readonly uuid: string };

/** The configuration a line belongs to, read from the uuid of its persParam. */
export interface LineGroup {
  /** The uuid of the group, which all lines of one bicycle share. */
  readonly key: string;
  /** SKU of the bicycle in the group. */
  readonly sku: string;
  /** Code of the configuration in groups of four characters, for display. */
  readonly code: string;
}

const pattern = /^cfg-([0-9A-Z]{4,60})-([1-9]\d{0,2})$/;

/** Builds the uuid of the `count`-th group with the same code in a basket. */
export function buildGroupUuid(normalizedCode: string, count: number): string {
  return `cfg-${normalizedCode}-${count}`;
}

/** Returns true for the uuid of any group with this code. */
export function isGroupUuid(uuid: string, code: string): boolean {
  return uuid.startsWith(`cfg-${code}-`) && pattern.test(uuid);
}

/** Returns the group of a line; null for a line that belongs to no configuration. */
export function findLineGroup({ uuid }: Marked): LineGroup | null {
  const code = pattern.exec(uuid)?.[1];
  const configuration = code === undefined ? null : parseConfigurationCode(code);
  if (code === undefined || configuration === null) return null;
  return { key: uuid, sku: configuration.sku, code: formatCodeGroups(code) };
}

type GroupedLine = { readonly sku?: string | null; readonly persParam: Marked };

/**
 * The line of a bicycle with the lines of its mounted parts. For any other line, `code` is null and `parts` is empty.
 */
export interface LineWithParts<Line> {
  readonly line: Line;
  readonly code: string | null;
  readonly parts: readonly Line[];
}

/**
 * Groups lines for display: a bicycle with its parts, at the position of its first line. When the bicycle of a group is
 * missing, the first line represents the group.
 */
export function groupLines<Line extends GroupedLine>(
  lines: readonly Line[],
): LineWithParts<Line>[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = findLineGroup(line.persParam)?.key;
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return lines.flatMap((line): LineWithParts<Line>[] => {
    const group = findLineGroup(line.persParam);
    if (group === null) return [{ line, code: null, parts: [] }];
    const members = groups.get(group.key) ?? [];
    if (members[0] !== line) return [];
    const head = members.find(({ sku }) => sku === group.sku) ?? line;
    return [{ line: head, code: group.code, parts: members.filter((one) => one !== head) }];
  });
}

/** Returns true for a part mounted on a bicycle of the same group; false for the bicycle and for single lines. */
export function isMountedPart({ sku, persParam }: GroupedLine): boolean {
  const group = findLineGroup(persParam);
  return group !== null && group.sku !== sku;
}
