/** Splits the edit view into panels. A new panel starts at each row whose first field has `startsPanel`. */
export function withPanels({ layout, ...rest }) {
  const panels = layout.layout.flatMap((panel) => {
    const parts = [];
    for (const row of panel) {
      if (parts.length === 0 || row[0]?.attribute?.startsPanel) parts.push([]);
      parts.at(-1).push(row);
    }
    return parts;
  });
  return { ...rest, layout: { ...layout, layout: panels } };
}
