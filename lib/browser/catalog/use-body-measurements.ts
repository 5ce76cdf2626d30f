import {
  type BodyMeasurements,
  formatStoredMeasurements,
  type MeasurementFields,
  parseMeasurementQuery,
  parseMeasurements,
  parseStoredMeasurements,
  removeMeasurements,
} from '@/domain/advice/body-measurements';
import { useUrlQuery, setUrlQuery } from '@/lib/browser/navigation/url-query';
import { bodyMeasurementsText } from '@/lib/browser/state/persisted-text';

/** Returns the stored measurements as typed; empty on the server and during hydration. */
export function useStoredMeasurementFields(): MeasurementFields {
  return parseStoredMeasurements(bodyMeasurementsText.useText());
}

/**
 * Returns the measurements stored in this browser; null when there are none. The reference is stable while nothing
 * changes.
 */
export function useStoredMeasurements(): BodyMeasurements | null {
  return riderOf(bodyMeasurementsText.useText());
}

/** Stores one measurement field. */
export function saveMeasurementField(name: keyof MeasurementFields, text: string): void {
  saveMeasurements({ ...parseStoredMeasurements(bodyMeasurementsText.get()), [name]: text });
}

/** Replaces the stored measurements. */
function saveMeasurements(fields: MeasurementFields): void {
  bodyMeasurementsText.set(formatStoredMeasurements(fields));
}

/** Stores the measurements from the URL and removes them there; from then on the page uses the stored ones. */
export function saveRequestedMeasurements(fields: MeasurementFields): void {
  saveMeasurements(fields);
  setUrlQuery(removeMeasurements(window.location.search), 'replace');
}

/** Deletes the stored measurements, in this and all other tabs. */
export function clearStoredMeasurements(): void {
  bodyMeasurementsText.set('');
}

/**
 * Returns the measurements the page uses: those in the URL (set by the form without JavaScript), else the stored ones.
 */
export function useMeasurementFields(): { fields: MeasurementFields; isFromAddress: boolean } {
  const [query] = useUrlQuery();
  const stored = useStoredMeasurementFields();
  const queryMeasurements = parseMeasurementQuery(new URLSearchParams(query));
  return { fields: queryMeasurements ?? stored, isFromAddress: queryMeasurements !== null };
}

let known: { text: string; rider: BodyMeasurements | null } = { text: '', rider: null };

function riderOf(text: string): BodyMeasurements | null {
  if (known.text !== text)
    known = { text, rider: parseMeasurements(parseStoredMeasurements(text)).measures };
  return known.rider;
}
