import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Looks for garbage at once, and gives the memory back that it took: Node does so by itself only while something is going on. */
export function giveBackMemory() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // What the first look has let go of, the second one gives back.
  collect();
  collect();
}
