import { formatCodeGroups, parseConfigurationCode } from './configuration-code';

/** A line's persParam, as far as it says where the line belongs. */
type Marked = { readonly uuid: string };

/** Which configuration a line belongs to, as the uuid of its persParam says it. */
export interface LineGroup {
  /** The uuid: lines of one bicycle have it in common. */
  readonly key: string;
  /** Of the bicycle among them. */
  readonly sku: string;
  /** As people read it. */
  readonly code: string;
}

const pattern = /^cfg-([0-9A-Z]{4,60})-([1-9]\d{0,2})$/;

/** The uuid of the `count`-th group of one code in a basket. */
export function buildGroupUuid(plainConfigurationCode: string, count: number): string {
  return `cfg-${plainConfigurationCode}-${count}`;
}

/** True for the uuid of a group with this code, however many there are. */
export function isGroupUuid(uuid: string, code: string): boolean {
  return uuid.startsWith(`cfg-${code}-`) && pattern.test(uuid);
}

/** The group a line belongs to; null for a line of its own. */
export function findLineGroup({ uuid }: Marked): LineGroup | null {
  const code = pattern.exec(uuid)?.[1];
  const configuration = code === undefined ? null : parseConfigurationCode(code);
  if (code === undefined || configuration === null) return null;
  return { key: uuid, sku: configuration.sku, code: formatCodeGroups(code) };
}

type GroupedLine = { readonly sku?: string | null; readonly persParam: Marked };

/** A line with what belongs to it: `code` is null for one that stands alone. */
export interface LineWithParts<Line> {
  readonly line: Line;
  readonly code: string | null;
  readonly parts: readonly Line[];
}

/**
 * Lines as people see them: a bicycle with its parts below it, in the place of the first of them. A group whose bicycle is not
 * there any more is led by its first line.
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

/** True for what is mounted to a bicycle of the same group, false for that bicycle and for lines of their own. */
export function isMountedPart({ sku, persParam }: GroupedLine): boolean {
  const group = findLineGroup(persParam);
  return group !== null && group.sku !== sku;
}
