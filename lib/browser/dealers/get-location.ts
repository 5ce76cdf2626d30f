import type { GeoPosition } from '@/domain/dealers/dealer';

export type LocationResult =
  | { readonly ok: true; readonly position: GeoPosition }
  /** `denied`: the visitor or the browser refused; `unknown`: the position could not be determined. */
  | { readonly ok: false; readonly reason: 'denied' | 'unknown' };

const options: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

/**
 * Requests the position from the browser once, rounded to about 100 m, which is precise enough for the search. Never
 * throws.
 */
export function getLocation(): Promise<LocationResult> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ ok: false, reason: 'unknown' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          ok: true,
          position: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
        }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ ok: false, reason: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      options,
    );
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
