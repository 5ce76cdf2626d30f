import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  computeBuildFingerprint,
  isBuildCurrent,
  saveBuildStamp,
} from '../build/build-fingerprint.mjs';
import { startProgressStep } from '../../server/supervisor/console.mjs';
import { siteUrl } from './start-topology.mjs';

const distDir = '.next-chaos';

/**
 * Builds the site like the Dockerfile does, against separate embedded services, unless the sources are unchanged.
 * Returns the build directory.
 */
export function buildChaosSite() {
  const fingerprint = computeBuildFingerprint({ chaos: siteUrl });
  if (isBuildCurrent(distDir, fingerprint)) return distDir;
  const done = startProgressStep('Building the site');
  const folder = mkdtempSync(join(tmpdir(), 'chaos-build-'));
  try {
    const env = {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, SEED_DEMO: '1', SKIP_TYPE_CHECK: '1' },
      ...{ SITE_URL: siteUrl, DATA_DIR: folder, NEXT_DIST_DIR: distDir, BACKEND_PORT: '0' },
    };
    const { status } = spawnSync(process.execPath, ['tools/commands/build.mjs'], {
      env,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The site could not be built.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  saveBuildStamp(distDir, fingerprint);
  done();
  return distDir;
}
