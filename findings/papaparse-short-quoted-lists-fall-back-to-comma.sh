#!/bin/sh
# papaparse 5.7.1 does not detect the delimiter of short lists with two columns.
#
# The detection includes the empty line after the last line ending and requires an average of more than 1.99 columns. A list
# of two columns with fewer than about ten rows and a final line ending gets the error "UndetectableDelimiter" and is parsed
# with a comma, so that each row with its quotes and semicolons is one cell.
# Seen (2026-11-28):
#   guessed: one cell a row, error UndetectableDelimiter
#   with skipEmptyLines: two cells a row, no error
# Workaround: `skipEmptyLines: true`, or detect the delimiter before parsing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1
cat >probe.cjs <<'JS'
const { parse } = require('papaparse');
const list = '"LU11.25";"2"\r\n"GR8.25";"3"\r\n';
const guessed = parse(list);
const skipping = parse(list, { skipEmptyLines: true });
console.log('guessed :', JSON.stringify(guessed.data), JSON.stringify(guessed.errors.map(({ code }) => code)));
console.log('skipping:', JSON.stringify(skipping.data), JSON.stringify(skipping.errors.map(({ code }) => code)));
const isAsNoted =
  guessed.errors.some(({ code }) => code === 'UndetectableDelimiter') &&
  guessed.data[0].length !== 2 &&
  skipping.errors.length === 0 &&
  skipping.data.every((row) => row.length === 2);
process.exit(isAsNoted ? 0 : 1);
JS
node probe.cjs
