/** `title:8 slug:4` as fields with widths in twelfths; after a `---` a panel begins. */
function rowsOf({ rows }) {
  let startsPanel = false;
  return rows.flatMap((row) => {
    if (row === '---') {
      startsPanel = true;
      return [];
    }
    const fields = row.split(' ').map((part) => {
      const [name, size = '12'] = part.split(':');
      return { name, size: Number(size) };
    });
    const found = { fields, startsPanel };
    startsPanel = false;
    return [found];
  });
}

module.exports = { rowsOf };
