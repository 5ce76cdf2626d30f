/**
 * Node's `process` in browsers (next.config.ts). Next's own replacement has timers and queues that no package uses, on every page.
 * Packages read the environment and use `nextTick`.
 */
module.exports = {
  env: {},
  browser: true,
  nextTick: (run, ...given) => queueMicrotask(() => run(...given)),
};
