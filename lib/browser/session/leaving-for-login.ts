let isLeaving = false;

/** True once the session has ended and this page is on its way to login: nothing may lead elsewhere any more. */
export function isLeavingForLogin(): boolean {
  return isLeaving;
}

/** From now on this page is on its way to login. */
export function leaveForLogin(): void {
  isLeaving = true;
}

/** A page that the back button brought back is on no way any more. */
export function stayOnPage(): void {
  isLeaving = false;
}
