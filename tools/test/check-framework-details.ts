import {
  checkFrameworkDetails,
  readBuiltSite,
} from '../../server/next-internals/check-framework-details';
import { getE2eEnvironment } from './test-environment.mjs';

/**
 * This program checks that a build has the undocumented details of the framework that the shop uses
 * (docs/reference/framework-details.md). In production a missing detail is only turned off and logged.
 */
const site = readBuiltSite(process.argv[2] ?? getE2eEnvironment().NEXT_DIST_DIR, 'de');
const problems = [
  ...(site.blankPage === '' ? ['The build has no page _not-found.html to check.'] : []),
  ...(site.homePage === '' ? ['The build has no home page to check.'] : []),
  ...checkFrameworkDetails(site).map(({ name, reason }) => `${name}: ${reason}`),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
