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
 * Returns the body measurements stored in this browser, as the same object until they change; null when there are none.
 */
export function useStoredMeasurements(): BodyMeasurements | null {
  return riderOf(bodyMeasurementsText.useText());
}

/** Stores one body measurement as typed. */
export function saveMeasurementField(name: keyof MeasurementFields, text: string): void {
  saveMeasurements({ ...parseStoredMeasurements(bodyMeasurementsText.get()), [name]: text });
}

/** Replaces all stored body measurements. */
function saveMeasurements(fields: MeasurementFields): void {
  bodyMeasurementsText.set(formatStoredMeasurements(fields));
}

/** Moves body measurements from the URL to the browser's storage, from which the page reads them afterwards. */
export function saveUrlMeasurements(fields: MeasurementFields): void {
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
export function useMeasurementFields(): { fields: MeasurementFields; isFromUrl: boolean } {
  const [query] = useUrlQuery();
  const stored = useStoredMeasurementFields();
  const queryMeasurements = parseMeasurementQuery(new URLSearchParams(query));
  return { fields: queryMeasurements ?? stored, isFromUrl: queryMeasurements !== null };
}

let known: { text: string; rider: BodyMeasurements | null } = { text: '', rider: null };

function riderOf(text: string): BodyMeasurements | null {
  if (known.text !== text)
    known = { text, rider: parseMeasurements(parseStoredMeasurements(text)).measurements };
  return known.rider;
}
