/**
 * How long the longest turn of the event loop takes from now on, in ms: time during which nobody else is answered. A turn is held to the clock and to the
 * process' processor time, whichever is less: other work on the machine adds to the one, other threads of the process to the other.
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

/** Loaded into the services before anything else: tells the bench what they have spent, and how long the longest turn of their event loop was. */
let eventLoop = { longest: () => 0 };
let cpu = process.cpuUsage();

process.on('message', (/** @type {{ begin?: 'cpu' | 'turns', end?: true }} */ { begin, end }) => {
  if (begin === undefined && end === undefined) return;
  const { user, system } = process.cpuUsage(cpu);
  const told = {
    cpuMs: (user + system) / 1000,
    turnMs: eventLoop.longest(),
    rss: process.memoryUsage.rss(),
  };
  // Whoever watches turns never rests, and costs what is measured without.
  eventLoop = begin === 'turns' ? startEventLoopMonitor() : { longest: () => 0 };
  cpu = process.cpuUsage();
  process.send?.(told);
});
process.channel?.unref();
