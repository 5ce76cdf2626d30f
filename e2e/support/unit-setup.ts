import { afterEach, beforeEach, vi } from 'vitest';

/** How long a component may take to show what a test waits for: a busy machine is no failure. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  await import('./to-be-shown-matcher');
}

/** A warning or an error on the console fails the test that caused it, unless the test replaces the spy itself. */
const methods = ['error', 'warn'] as const;

beforeEach(() => {
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...message: unknown[]) => {
      throw new Error(`console.${method} was called: ${message.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});
