let isEnding = false;

/** True while this page ends its session, by wish or on its way to login: no other answer may lead it elsewhere any more. */
export function isSessionEnding(): boolean {
  return isEnding;
}

/** From now on this page ends its session. */
export function beginSessionEnd(): void {
  isEnding = true;
}

/** It has ended, or could not; also for a page that the back button brought back. */
export function finishSessionEnd(): void {
  isEnding = false;
}
