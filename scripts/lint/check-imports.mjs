import { readImportGraph } from './import-graph.mjs';
import { importProblems } from './import-rules.mjs';

/** Says what is wrong with the project's imports, see importProblems. Exits with 1 when anything is. */
const graph = readImportGraph();
const problems = importProblems(graph);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${graph.size} files, ${problems.length} problems of imports\n`);
process.exit(problems.length === 0 ? 0 : 1);
