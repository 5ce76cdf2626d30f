import { createSizeComparator, type AvailabilityTableRow } from './availability-table';

/** Variants that differ in size and color only: one model with the same frame and drivetrain. */
export type MatrixGroup = {
  readonly id: string;
  readonly title: string;
  readonly variation: string;
  readonly sizes: readonly string[];
  readonly colors: readonly { readonly name: string; readonly hex: string | null }[];
  /** Rows by color, then size. Null: this combination does not exist. */
  readonly cells: readonly (readonly (AvailabilityTableRow | null)[])[];
};

/** Groups the rows by model and variation, keeping their order. Groups with a single variant are left out. */
export function buildMatrixGroups(rows: readonly AvailabilityTableRow[]): readonly MatrixGroup[] {
  const byId = new Map<string, AvailabilityTableRow[]>();
  for (const prepared of rows) {
    const id = getMatrixGroupId(prepared);
    const known = byId.get(id);
    if (known) known.push(prepared);
    else byId.set(id, [prepared]);
  }
  return [...byId].filter(([, members]) => members.length > 1).map(toGroup);
}

/** Returns the id of a variant's matrix group, made of its model and its variation. */
export function getMatrixGroupId({ row }: AvailabilityTableRow): string {
  return `${row.slug}|${row.variation}`;
}

function toGroup([id, members]: readonly [string, readonly AvailabilityTableRow[]]): MatrixGroup {
  const [first] = members;
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sizes = [...new Set(members.map(({ row }) => row.sizeShort))].sort(
    createSizeComparator(compare),
  );
  const colors = [...new Map(members.map(({ row }) => [row.colorName, row.colorHex]))];
  const byCell = new Map(members.map((member) => [cellKey(member.row), member]));
  return {
    id,
    title: first?.row.title ?? '',
    variation: first?.row.variation ?? '',
    sizes,
    colors: colors.map(([name, hex]) => ({ name, hex })),
    cells: colors.map(([colorName]) =>
      sizes.map((sizeShort) => byCell.get(cellKey({ colorName, sizeShort })) ?? null),
    ),
  };
}

function cellKey({ colorName, sizeShort }: { colorName: string; sizeShort: string }): string {
  return `${colorName}|${sizeShort}`;
}
