import { generate } from '@graphql-codegen/cli';
import { readFileSync } from 'node:fs';
import config from './codegen.config';

/** This program fails with the names of generated files that do not match the schemas and operations. */
const files = (await generate({ ...config, silent: true }, false)) as {
  filename: string;
  content: string;
}[];
const stale = files.filter(
  (file) =>
    !file.filename.endsWith('index.ts') && file.content !== readFileSync(file.filename, 'utf8'),
);

if (stale.length > 0) {
  console.error(
    `Run "npm run codegen": ${stale.map((file) => file.filename).join(', ')} do not match the schemas.`,
  );
  process.exit(1);
}
