#!/bin/sh
# zod 4.6.7: z.email() rejects addresses that RFC 5322 and every browser's type="email" accept.
#
# "&", "/", "!" and "=" are allowed before the @. The server then rejects a form that the browser has accepted.
# Seen (2026-11-28):
#   rad&tat@example.com   z.email() refuses, regexes.html5Email accepts
#   a/b@example.com       the same
#   a!b@example.com       the same
# Both patterns reject a domain with umlauts, which must be converted to its ASCII form (Punycode) first.
# Workaround: convert the domain, then use z.email({ pattern: z.regexes.html5Email }).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7
cat >probe.mjs <<'JS'
import { z } from 'zod';
const addresses = ['rad&tat@example.com', 'a/b@example.com', 'a!b@example.com'];
const umlaut = 'info@fahrrad-müller.example';
const byDefault = z.email();
const likeBrowsers = z.email({ pattern: z.regexes.html5Email });
const accepts = (schema, value) => schema.safeParse(value).success;
for (const value of [...addresses, umlaut])
  console.log(value, 'z.email():', accepts(byDefault, value), 'html5Email:', accepts(likeBrowsers, value));
const isAsNoted =
  addresses.every((value) => !accepts(byDefault, value) && accepts(likeBrowsers, value)) &&
  !accepts(byDefault, umlaut) && !accepts(likeBrowsers, umlaut);
process.exit(isAsNoted ? 0 : 1);
JS
node probe.mjs
