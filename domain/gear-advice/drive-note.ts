import { type DriveKey, driveOfKind } from './drives';

interface DriveFacts {
  readonly kind: string;
  /** What the product says of itself, as text. */
  readonly texts: readonly string[];
}

/** What is said below the name of a drive: its kind and, where the product names one, its range in per cent; null for an unknown kind. */
export function driveNote({
  kind,
  texts,
}: DriveFacts): { readonly drive: DriveKey; readonly range: number | null } | null {
  const drive = driveOfKind(kind);
  if (drive === null) return null;
  const [range] = texts.flatMap((text) => /(\d{3})\s?%/.exec(text)?.[1] ?? []);
  return { drive, range: range === undefined ? null : Number(range) };
}
