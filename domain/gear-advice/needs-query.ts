import { needFields, type Needs } from './needs';

/** The query that asks for these needs, the same for the same needs; a link to share. */
export function needsQuery(needs: Needs): string {
  const query = new URLSearchParams(needFields.map((field) => [field, needs[field]]));
  const figures = {
    budget: needs.budget,
    weight: needs.weight,
    height: needs.rider?.heightCm,
    inseam: needs.rider?.inseamCm,
  };
  for (const [name, figure] of Object.entries(figures))
    if (figure != null) query.set(name, String(figure));
  return query.toString();
}
