import { needFields, type Needs } from './needs';

/** The query that asks for these needs, the same for the same needs; a link to share. */
export function needsQuery(needs: Needs): string {
  const query = new URLSearchParams(needFields.map((field) => [field, needs[field]]));
  if (needs.budget !== null) query.set('budget', String(needs.budget));
  return query.toString();
}
