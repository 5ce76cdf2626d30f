/** Business constants and limits (Spec §9). Times in milliseconds unless the name says otherwise. */
export const limits = {
  cartSidebarWidthPx: 400,
  progressThrottleMs: 200,
  progressDurationMs: 5000,
  progressHideDelayMs: 500,
  minimumFetchDisplayDelayMs: 200,
  resizeDelayMs: 50,
  idlePrefetchTimeoutMs: 2000,
  reloadGuardMs: 60_000,
  toastMs: 6000,
} as const;
