/**
 * How long the longest turn of the event loop takes from now on, in ms: time during which nobody else is answered. A turn is held to the clock and to the
 * process' processor time, whichever is less: other work on the machine adds to the one, other threads of the process to the other.
 */
export function watchTurns() {
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
