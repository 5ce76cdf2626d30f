import type { Language } from '@/domain/language/detect-language';

export type CellKind = 'text' | 'count' | 'money' | 'day';

/** A column of a list to take away. Money is cents, a day an ISO date; null and an empty text are an empty cell. */
export interface TableColumn<Row> {
  title: Record<Language, string>;
  kind: CellKind;
  /** In characters, for spreadsheets. */
  width: number;
  of(row: Row): string | number | null;
}

/** A file on its way to somebody. */
export interface TableFile {
  name: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}
