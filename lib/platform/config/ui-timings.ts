/** Timing constants of the scripts (Specification §9), in milliseconds; sizes and layers are in styles/_theme.scss. */
export const uiTimings = {
  progressThrottleMs: 200,
  progressDurationMs: 5000,
  progressHideDelayMs: 500,
  standInAfterMs: 200,
  idlePrefetchTimeoutMs: 2000,
  reloadGuardMs: 60_000,
  resizeDelayMs: 50,
  toastMs: 6000,
} as const;
