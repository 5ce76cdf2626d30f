import type { Language } from '@/domain/language/detect-language';
import type { CsvColumn } from '@/domain/tables/csv';

/** A column of a list to take away, as a file in either language. */
export interface TableColumn<Row> extends Omit<CsvColumn<Row>, 'title'> {
  title: Record<Language, string>;
  /** In characters, for spreadsheets. */
  width: number;
}

/** A file on its way to somebody. */
export interface TableFile {
  name: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}
