import { readBackendConfig } from '@/backend/config/config';
import { readEnvironment } from '@/lib/config/env';

/** Reads both sides' environment once, before anything starts; each wrong variable is named with its reason. */
const problems: string[] = [];
for (const read of [readEnvironment, readBackendConfig]) {
  try {
    read(process.env);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
}

if (problems.length > 0) {
  console.error([...new Set(problems)].join('\n'));
  process.exit(1);
}
