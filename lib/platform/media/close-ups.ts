/** The parts of a bicycle that are pictured from near by; `captions.py` of the studio names the same ones. */
export const closeUps = [
  'drive',
  'gearbox',
  'motor',
  'port',
  'battery',
  'hub',
  'tyre',
  'lamp',
  'cockpit',
  'bridge',
  'joint',
  'rack',
  'saddle',
] as const;

export type CloseUp = (typeof closeUps)[number];

const OF_DRIVE: readonly CloseUp[] = ['drive', 'gearbox', 'motor', 'hub'];
const OF_HEAD: readonly CloseUp[] = ['lamp', 'cockpit'];

/** True where another drive train would look different. */
export const isDriveCloseUp = (closeUp: CloseUp): boolean => OF_DRIVE.includes(closeUp);

/** The drawing that shows the same part of a bicycle; null for parts that no drawing comes near to. */
export function findCloseUpDrawing(closeUp: CloseUp): 'hub' | 'head' | null {
  if (isDriveCloseUp(closeUp)) return 'hub';
  return OF_HEAD.includes(closeUp) ? 'head' : null;
}

/** The close-up beside each chapter of a story, from one line each; null for a line that names none (a dash, by custom). */
export function parseCloseUps(lines: string | null): (CloseUp | null)[] {
  const names = lines === null ? [] : lines.split('\n').map((line) => line.trim());
  return names.map((name) => closeUps.find((known) => known === name) ?? null);
}
