import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bothEnds, nameProblems } from './name-rules.mjs';

/** Checks that no exported name of the house stands for two things (decision 51). */
const sources = ['app', 'components', 'domain', 'lib', 'backend', 'shared-state']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const problems = nameProblems(sources, bothEnds);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${sources.length} files, ${problems.length} problems of names\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
