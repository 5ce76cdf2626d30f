/**
 * What browsers get for Node's "process" (next.config.ts): the framework's own stand-in has timers and queues that nothing asks for,
 * on every page. Packages ask for an environment, and for the next turn.
 */
module.exports = {
  env: {},
  browser: true,
  nextTick: (run, ...given) => queueMicrotask(() => run(...given)),
};
