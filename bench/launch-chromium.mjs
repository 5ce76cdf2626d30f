import { chromium } from '@playwright/test';

/**
 * The browser of a measurement: the one that was found for it, with what it needs in a container and what else is asked for.
 * @param {readonly string[]} more
 */
export function launchChromium(more = []) {
  const { CHROMIUM_PATH: executablePath } = process.env;
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...more],
  });
}
