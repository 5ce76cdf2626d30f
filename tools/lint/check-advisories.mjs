import { spawnSync } from 'node:child_process';

/**
 * Fails on known high and critical vulnerabilities of production packages (`npm audit`). If the registry is
 * unreachable, for example offline, it prints the reason and passes.
 */
const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--audit=true'], {
  encoding: 'utf8',
  timeout: 30_000,
  shell: process.platform === 'win32',
});
const report = read(stdout ?? '');
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
  console.log(`skipped: ${report?.message ?? error?.message ?? 'the registry did not respond'}`);
} else if (counts.high + counts.critical > 0) {
  const named = Object.values(report.vulnerabilities ?? {})
    .filter(({ severity }) => ['high', 'critical'].includes(severity))
    .map(({ name, severity }) => `${name} (${severity})`);
  console.error(`Packages with known vulnerabilities: ${named.join(', ')}`);
  process.exitCode = 1;
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
