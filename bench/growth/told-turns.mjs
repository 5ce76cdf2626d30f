import { watchTurns } from './watch-turns.mjs';

/** Loaded into the services before anything else: tells the bench what they have spent, and how long the longest turn of their event loop was. */
let turns = { longest: () => 0 };
let cpu = process.cpuUsage();

process.on('message', (/** @type {{ begin?: 'cpu' | 'turns', end?: true }} */ { begin, end }) => {
  if (begin === undefined && end === undefined) return;
  const { user, system } = process.cpuUsage(cpu);
  const told = {
    cpuMs: (user + system) / 1000,
    turnMs: turns.longest(),
    rss: process.memoryUsage.rss(),
  };
  // Whoever watches turns never rests, and costs what is measured without.
  turns = begin === 'turns' ? watchTurns() : { longest: () => 0 };
  cpu = process.cpuUsage();
  process.send?.(told);
});
process.channel?.unref();
