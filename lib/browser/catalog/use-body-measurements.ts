import {
  type MeasurementFields,
  type BodyMeasurements,
  parseMeasurements,
} from '@/domain/advice/body-measurements';
import {
  parseMeasurementQuery,
  formatStoredMeasurements,
  parseStoredMeasurements,
  removeMeasurements,
} from '@/domain/advice/body-measurements';
import { useUrlQuery, setUrlQuery } from '@/lib/browser/navigation/url-query';
import { bodyMeasurementsText } from '@/lib/browser/state/persisted-text';

/** What is kept, as it was typed; nothing on the server and while hydrating. */
export function useStoredMeasurementFields(): MeasurementFields {
  return parseStoredMeasurements(bodyMeasurementsText.useText());
}

/** The rider this browser knows; null while nobody has said. The same again while nothing changes. */
export function useStoredMeasurements(): BodyMeasurements | null {
  return riderOf(bodyMeasurementsText.useText());
}

/** Keeps one answer more. */
export function saveMeasurementField(name: keyof MeasurementFields, text: string): void {
  saveMeasurements({ ...parseStoredMeasurements(bodyMeasurementsText.get()), [name]: text });
}

/** Keeps measures in place of what was kept. */
function saveMeasurements(fields: MeasurementFields): void {
  bodyMeasurementsText.set(formatStoredMeasurements(fields));
}

/** Keeps the measures of the page's address in their place there: from now on the page goes by what is kept. */
export function saveRequestedMeasurements(fields: MeasurementFields): void {
  saveMeasurements(fields);
  setUrlQuery(removeMeasurements(window.location.search), 'replace');
}

/** Forgets them, here and in every other tab. */
export function clearStoredMeasurements(): void {
  bodyMeasurementsText.set('');
}

/** What a page goes by: the measures of its address, which whoever asks without scripts has there, else what is kept. */
export function useMeasurementFields(): { fields: MeasurementFields; isFromAddress: boolean } {
  const [query] = useUrlQuery();
  const kept = useStoredMeasurementFields();
  const asked = parseMeasurementQuery(new URLSearchParams(query));
  return { fields: asked ?? kept, isFromAddress: asked !== null };
}

let known: { text: string; rider: BodyMeasurements | null } = { text: '', rider: null };

function riderOf(text: string): BodyMeasurements | null {
  if (known.text !== text)
    known = { text, rider: parseMeasurements(parseStoredMeasurements(text)).measures };
  return known.rider;
}
