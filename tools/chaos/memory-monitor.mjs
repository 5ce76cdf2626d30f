import { execFileSync } from 'node:child_process';

const sampleIntervalMs = 5_000;

/**
 * @param {number[]} ids
 * @returns {Map<number, number>}
 */
function getResidentMb(ids) {
  try {
    const out = execFileSync('ps', ['-o', 'pid=,rss=', '-p', ids.join(',')], { encoding: 'utf8' });
    return new Map(
      out
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/).map(Number))
        .map(([id = 0, rss = 0]) => [id, Math.round(rss / 1024)]),
    );
  } catch {
    return new Map();
  }
}

/**
 * Returns true if a process uses over 20 % plus 16 MB more memory at the end than after a third of the run.
 * @param {{ thirdMb: number, endMb: number }} looks
 */
export const isMemoryGrowing = ({ thirdMb, endMb }) => endMb > thirdMb * 1.2 + 16;

/**
 * Samples the memory of all processes every five seconds. `flatness` returns for each process not replaced since
 * `begin`: its memory in MB after a third of that time, at the end, and its maximum. Each value is the median of a
 * tenth of the samples.
 * @param {readonly import('./managed-process.mjs').ManagedProcess[]} members
 */
export function startMemoryMonitor(members) {
  /** @type {Map<string, number[]>} */
  let seen = new Map();
  /** @type {Map<string, number>} */
  let maxMb = new Map();
  const measure = () => {
    const mb = getResidentMb(members.map(({ pid }) => pid()));
    for (const { name, pid } of members) {
      const now = mb.get(pid());
      if (now === undefined) continue;
      seen.set(name, [...(seen.get(name) ?? []), now]);
      maxMb.set(name, Math.max(maxMb.get(name) ?? 0, now));
    }
  };
  const timer = setInterval(measure, sampleIntervalMs);
  /** @type {Map<string, number>} */
  const startsAtFirst = new Map();
  return {
    begin() {
      seen = new Map();
      for (const { name, starts } of members) startsAtFirst.set(name, starts());
    },
    mostMb: () => [...maxMb],
    flatness() {
      clearInterval(timer);
      const whole = members.filter(({ name, starts }) => startsAtFirst.get(name) === starts());
      return whole.map(({ name }) => {
        const looks = seen.get(name) ?? [];
        const part = Math.max(1, Math.floor(looks.length / 10));
        const third = Math.floor(looks.length / 3);
        return {
          name,
          thirdMb: getMedian(looks.slice(third, third + part)),
          endMb: getMedian(looks.slice(-part)),
          mostMb: Math.max(...looks),
        };
      });
    },
  };
}

/** @param {number[]} all */
const getMedian = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
