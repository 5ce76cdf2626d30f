import { afterEach, beforeEach, vi } from 'vitest';

/** Gives the queries of component tests a long timeout, so that a busy machine causes no failure. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  await import('./to-be-shown-matcher');
}

/** Console methods that fail the test which calls them, unless it replaces the spy. */
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
