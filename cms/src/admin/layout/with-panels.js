/** The edit view in panels: one begins with each row whose first field says so. */
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
