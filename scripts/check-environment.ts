/** Reads both sides' environment once, before anything starts; each wrong variable is named with its reason. */
const readers = [
  () => import('@/lib/platform/config/env'),
  () => import('@/backend/config/environment').then(({ readConfig }) => readConfig()),
];

const problems = new Set<string>();
for (const read of readers) {
  try {
    await read();
  } catch (error) {
    problems.add(error instanceof Error ? error.message : String(error));
  }
}

if (problems.size > 0) {
  console.error([...problems].join('\n'));
  process.exit(1);
}

export {};
