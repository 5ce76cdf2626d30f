type Dated = { validThrough: string | null };

/** True until the end of the last day one may apply on; a job without one stays open. `today` is YYYY-MM-DD. */
export function isOpen({ validThrough }: Dated, today: string): boolean {
  return validThrough === null || validThrough >= today;
}
