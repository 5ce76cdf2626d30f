import { giveWay } from '../../database/give-way';

const rowsInPart = 500;

/** A long list in parts; others have their turn between them. */
export async function* inParts<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += rowsInPart) {
    yield rows.slice(start, start + rowsInPart);
    await giveWay();
  }
}

/** All rows of a long list that is read in parts. */
export async function gather<Row>(parts: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}
