#!/bin/sh
# pdfkit 0.20.2: marked content of kind Artifact cannot be nested.
#
# markContent('Artifact') inside an open artifact closes the outer one first. Content between the inner and the outer
# endMarkedContent() is then outside of any artifact (screen readers read a page footer aloud), and the outer call writes an
# EMC without a BDC; poppler reports "Mismatched EMC operator".
# Seen (2026-11-28), operators of the page in order:
#   BDC EMC BDC EMC BT EMC
# Workaround: count the nesting depth and mark content at the outermost level only.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2
cat >probe.cjs <<'JS'
const PDFDocument = require('pdfkit');
const document = new PDFDocument({ compress: false, tagged: true, pdfVersion: '1.7' });
const parts = [];
document.on('data', (part) => parts.push(part));
document.on('end', () => {
  const text = Buffer.concat(parts).toString('latin1');
  const page = /stream\n([\s\S]*?BDC[\s\S]*?)endstream/.exec(text)[1];
  const operators = page.match(/\b(BDC|BMC|EMC|BT)\b/g).join(' ');
  console.log(operators);
  const begins = operators.match(/B[DM]C/g).length;
  const ends = operators.match(/EMC/g).length;
  process.exit(ends > begins ? 0 : 1);
});
document.markContent('Artifact', { type: 'Pagination' });
document.markContent('Artifact', { type: 'Layout' });
document.moveTo(50, 700).lineTo(500, 700).stroke();
document.endMarkedContent();
document.text('Page foot', 50, 705);
document.endMarkedContent();
document.end();
JS
node probe.cjs
