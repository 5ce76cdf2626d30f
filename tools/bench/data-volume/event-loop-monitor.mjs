/**
 * Measures the longest event loop turn from now on, in ms, during which no other request is handled. A turn counts as
 * its wall time or its CPU time, whichever is less: other work on the machine adds to the first, other threads of the
 * process to the second.
 */
export function startEventLoopMonitor() {
  let isOver = false;
  let longest = 0;
  let cpu = process.cpuUsage();
  let clock = performance.now();
  const turn = () => {
    const { user, system } = process.cpuUsage(cpu);
    longest = Math.max(longest, Math.min((user + system) / 1000, performance.now() - clock));
    cpu = process.cpuUsage();
    clock = performance.now();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    longest: () => {
      isOver = true;
      return longest;
    },
  };
}

/** Preloaded into the services. Reports their CPU time and their longest event loop turn to the benchmark. */
let eventLoop = { longest: () => 0 };
let cpu = process.cpuUsage();

process.on('message', (/** @type {{ begin?: 'cpu' | 'turns', end?: true }} */ { begin, end }) => {
  if (begin === undefined && end === undefined) return;
  const { user, system } = process.cpuUsage(cpu);
  const measurement = {
    cpuMs: (user + system) / 1000,
    turnMs: eventLoop.longest(),
    rss: process.memoryUsage.rss(),
  };
  // The event loop monitor uses CPU time itself, so it only runs when turns are measured.
  eventLoop = begin === 'turns' ? startEventLoopMonitor() : { longest: () => 0 };
  cpu = process.cpuUsage();
  process.send?.(measurement);
});
process.channel?.unref();
