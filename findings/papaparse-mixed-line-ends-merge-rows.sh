#!/bin/sh
# papaparse 5.7.1 detects one line ending for a whole text.
#
# A list whose title line ends with CRLF and whose other lines end with LF (a title put before a Unix export) is valid for a
# spreadsheet. papaparse chooses CRLF and leaves each LF inside a cell, so two rows become one, without an entry in `errors`
# for a two-column list.
# Expected: three rows. Seen (2026-11-28): two rows, the second with a line feed in a cell:
#   rows: 2, second row: ["GR8;3 ...
# Workaround: convert every line ending to LF before parsing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1
cat >probe.cjs <<'JS'
const { parse } = require('papaparse');
const { data } = parse('article;quantity\r\nLU11;2\nGR8;3\n', { delimiter: ';' });
const even = parse('article;quantity\nLU11;2\nGR8;3\n', { delimiter: ';', skipEmptyLines: true });
console.log('mixed:', JSON.stringify(data));
console.log('even :', JSON.stringify(even.data));
const isAsNoted =
  data.length === 2 && data[1].some((cell) => cell.includes('\n')) && even.data.length === 3;
process.exit(isAsNoted ? 0 : 1);
JS
node probe.cjs
