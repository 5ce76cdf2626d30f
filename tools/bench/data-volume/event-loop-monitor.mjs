/**
 * Measures the longest event loop turn from now on, in ms, during which no other request is handled. The smaller of
 * wall time and CPU time of a turn counts: other work on the machine lengthens the wall time, other threads of the
 * process add CPU time.
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

/**
 * State of this script, which is preloaded into the services and reports their CPU time and longest event loop turn to
 * the benchmark.
 */
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
