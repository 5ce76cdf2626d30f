/** "30.000 km" as its figure and its unit; a text that begins with no number has no unit. */
export function splitFigure(title: string): { figure: string; unit: string | null } {
  const parts = /^([\d.,]+)\s+(\D.*)$/.exec(title.trim());
  return parts?.[1] && parts[2]
    ? { figure: parts[1], unit: parts[2] }
    : { figure: title.trim(), unit: null };
}
