/** Lengths of time in milliseconds, for what lasts. Days of the calendar are counted in day.ts: two of them a year are no 24 hours. */
export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
