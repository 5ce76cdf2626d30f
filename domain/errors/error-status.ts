/** The statuses that have a page of their own (Spec §2). */
export const errorStatuses = [401, 404, 422, 500, 502, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** The page a status is shown with: its own, 404 for other 4xx, 500 for everything else (Spec §2). */
export function errorStatusOf(status: number): ErrorStatus {
  const own = errorStatuses.find((known) => known === status);
  if (own) return own;
  return status >= 400 && status < 500 ? 404 : 500;
}
