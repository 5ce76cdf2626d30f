import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { describeShop } from '@/lib/gateways/shop/schema/describe-shop';
import {
  type IntrospectionProblem,
  introspectShop,
} from '@/lib/gateways/shop/schema/introspect-shop';
import { exitWithError, printLine } from '@/server/supervisor/console.mjs';
import { emptyReport, exitAfterFlush } from '@/tools/test/reports.mjs';
import { createVitestStep, runStep } from '@/tools/test/steps.mjs';
import { formatShopReport } from './contract-report';
import { type ContractCase, countByFeature, formatFeatureResults } from './contract-results';

/**
 * Usage: `npm run contract -- <url> [--voucher <number> …]`. Prints what the shop at the URL, by default SHOP_URL, can
 * do and what it lacks, and runs the shop's part of the contract suite. Exits with 0 if every case passes that its
 * level and its features require. Each option sets the variable CONTRACT_… with the same name.
 */
const optionNames = [
  ...['bikes', 'outlet', 'accessories', 'voucher', 'expired-voucher'],
  ...['dealer', 'dealer-password', 'identity-email', 'identity-password'],
];
const timeoutMs = 10_000;

const problems: Record<IntrospectionProblem, string> = {
  unreachable: `cannot be reached: no connection, a redirect, or no answer within ${timeoutMs / 1_000} seconds.`,
  notGraphql:
    'does not answer with GraphQL but with something like an HTML page; the address of OXID ends with /widget.php?cl=graphql&skipSession=1.',
  refused:
    'does not show its schema: allow introspection during the test, and check that the address contains skipSession=1.',
};

const { url, env } = readArguments();
const introspection = await introspectShop(url, timeoutMs);
if (!introspection.ok) exitWithError(`The shop at ${url} ${problems[introspection.problem]}`);

const report = describeShop(introspection.schema);
printLine(`Shop: ${url}`);
for (const line of formatShopReport(report, readOwnSchema())) printLine(line);
if (report.level === 'insufficient')
  exitWithError('The storefront cannot sell anything with this shop, so the suite does not run.');

printLine();
const { cases, failed } = await runSuite();
const results = countByFeature(cases);
printLine();
for (const line of formatFeatureResults(results)) printLine(line);
printLine();
printLine(
  failed > 0
    ? `Not passed: ${failed} of the cases that level "${report.level}" and its features require.`
    : `The shop passes everything that level "${report.level}" and its features require.`,
);
await exitAfterFlush(failed > 0 ? 1 : 0);

function readArguments(): { url: string; env: Record<string, string> } {
  const { values, positionals } = parseCommandLine();
  const [address = process.env.SHOP_URL ?? '', ...rest] = positionals;
  if (address === '')
    exitWithError('Which shop? Set SHOP_URL or run: npm run contract -- https://shop.example/…');
  if (rest.length > 0) exitWithError(`One address is enough: ${rest.join(' ')} is not expected.`);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    exitWithError(`"${address}" is not an address that starts with https:// or http://.`);
  const settings = Object.entries(values).map(([name, value]) => [
    `CONTRACT_${name.replaceAll('-', '_').toUpperCase()}`,
    String(value),
  ]);
  return { url: address, env: Object.fromEntries(settings) };
}

function parseCommandLine() {
  const options = Object.fromEntries(
    optionNames.map((name) => [name, { type: 'string' as const }]),
  );
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
}

function readOwnSchema() {
  return buildSchema(readFileSync('graphql/shop/schema.graphql', 'utf8'));
}

async function runSuite(): Promise<{ cases: ContractCase[]; failed: number }> {
  let cases: ContractCase[] = [];
  const suite = createVitestStep(
    'Contract suite of the shop',
    'tools/test/vitest.contract.config.ts',
    // No file of the shop uses the content service, and none is started if its URL is set.
    { ...env, SHOP_URL: url, CONTENT_URL: url },
    ['e2e/contract/shop-'],
  );
  const parseReport = (json: { testResults: { assertionResults: ContractCase[] }[] }) => {
    cases = json.testResults.flatMap(({ assertionResults }) => assertionResults);
    return suite.parseReport?.(json) ?? emptyReport;
  };
  const { failed } = await runStep({ ...suite, parseReport }, { isLive: true });
  return { cases, failed };
}
