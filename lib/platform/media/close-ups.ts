/** Parts of a bicycle with close-up pictures; must match `captions.py` of the studio. */
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

/** True for close-ups that depend on the drivetrain. */
export const isDriveCloseUp = (closeUp: CloseUp): boolean => OF_DRIVE.includes(closeUp);

/** Returns the drawing view that shows the same part of a bicycle as the close-up; null when there is none. */
export function findCloseUpDrawing(closeUp: CloseUp): 'hub' | 'head' | null {
  if (isDriveCloseUp(closeUp)) return 'hub';
  return OF_HEAD.includes(closeUp) ? 'head' : null;
}

/**
 * Parses the close-up names of a text's chapters, one per line; null for a line without a valid name (usually a dash).
 */
export function parseCloseUps(lines: string | null): (CloseUp | null)[] {
  const names = lines === null ? [] : lines.split('\n').map((line) => line.trim());
  return names.map((name) => closeUps.find((known) => known === name) ?? null);
}
