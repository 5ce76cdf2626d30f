import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * From here on this process takes little memory and more time: nothing is compiled for speed (the compiler alone is 7 MB, once used) and what is young has
 * little room. For a process that works for seconds and then waits for months. To be called before it works.
 */
export function staySmall() {
  for (const flag of ['--no-opt', '--no-sparkplug', '--max-lazy', '--semi-space-growth-factor=1'])
    setFlagsFromString(flag);
}

/** Looks for garbage at once, and gives the memory back that it took: Node does so by itself only while something is going on. */
export function giveBackMemory() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // What the first look has let go of, the second one gives back.
  collect();
  collect();
}
