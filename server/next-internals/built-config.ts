import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isFrameworkDetailOn } from './framework-details.mjs';

const builtFile = 'required-server-files.json';

const headers = z.array(z.object({ key: z.string(), value: z.string() }));
const answerHeaders = z.object({ general: headers.min(1), draft: headers.min(1) });

export type Header = z.infer<typeof headers>[number];
/** The default response headers, for normal requests and for preview mode. */
export type DefaultHeaders = z.infer<typeof answerHeaders>;

/**
 * Environment variable in which next.config.ts stores the default headers in a build, because the hosts of tag manager
 * and maps are fixed at build time.
 */
export const defaultHeadersSetting = 'DEFAULT_HEADERS';

const builtSettings = z.object({
  config: z.object({ env: z.object({ [defaultHeadersSetting]: z.string() }) }),
});

/** Reads the default response headers of a build. Throws when the build has none. */
export function readBuiltHeaders(buildDirectory: string): DefaultHeaders {
  const { config } = builtSettings.parse(readBuiltFile(buildDirectory));
  return answerHeaders.parse(JSON.parse(config.env[defaultHeadersSetting] ?? ''));
}

/**
 * Returns the default response headers that are stored in a build. When `built-headers` is off (framework-details.mjs),
 * returns those of the current environment, so that no response lacks a content security policy.
 */
export function loadDefaultHeaders(
  buildDirectory: string,
  createCurrent: () => DefaultHeaders,
): DefaultHeaders {
  return isFrameworkDetailOn('built-headers') ? readBuiltHeaders(buildDirectory) : createCurrent();
}

/** Reads the configuration of a build. Throws when the build has none. */
export function readBuiltConfig(buildDirectory: string): Record<string, unknown> {
  return z
    .object({ config: z.record(z.string(), z.unknown()) })
    .parse(readBuiltFile(buildDirectory)).config;
}

function readBuiltFile(buildDirectory: string): unknown {
  return JSON.parse(readFileSync(join(buildDirectory, builtFile), 'utf8'));
}

/**
 * Passes the configuration of the build to Next, as Next's standalone server does. Otherwise Next would load
 * next.config.ts and with it the compiler, which takes 30 MB for the lifetime of the process. Does nothing when
 * `built-config` is off (framework-details.mjs), or without a build, which Next then reports.
 */
export function applyBuiltConfig(buildDirectory: string): void {
  if (!isFrameworkDetailOn('built-config') || !existsSync(join(buildDirectory, builtFile))) return;
  const { cacheHandler, ...config } = readBuiltConfig(buildDirectory);
  const hasHandler = cacheHandler !== undefined && isFrameworkDetailOn('page-cache-handler');
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(
    hasHandler ? { ...config, cacheHandler } : config,
  );
}
