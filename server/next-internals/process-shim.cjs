/**
 * Replaces Node's `process` in browser bundles (next.config.ts). Packages only read the environment and use `nextTick`.
 * Next's own replacement would add timers and queues that no package uses to every page.
 */
module.exports = {
  env: {},
  browser: true,
  nextTick: (run, ...given) => queueMicrotask(() => run(...given)),
};
