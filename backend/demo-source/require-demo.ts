import { existsSync, statSync } from 'node:fs';
import { DemoSourceError } from './demo-source-error';

/** Refuses with a DemoSourceError a demo folder that is not there: brand and content are read from it at every start, seeded or not. */
export function requireDemo(demoDir: string): void {
  if (existsSync(demoDir) && statSync(demoDir).isDirectory()) return;
  const reason = `leads to ${demoDir}, where no folder is. It holds the brand's settings and content, which every start reads: put it back, or set DEMO_DIR right`;
  throw new DemoSourceError([{ file: 'DEMO_DIR', field: '', reason }]);
}
