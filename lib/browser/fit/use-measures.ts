import { type MeasureFields, type Measures, readMeasures } from '@/domain/fit/measures';
import {
  measuresInQuery,
  packMeasures,
  unpackMeasures,
  withoutMeasures,
} from '@/domain/fit/measures-query';
import { useUrlQuery, writeUrlQuery } from '@/lib/browser/state/url-query';
import { keptMeasures } from '@/lib/browser/state/kept-measures';

/** What is kept, as it was typed; nothing on the server and while hydrating. */
export function useKeptFields(): MeasureFields {
  return unpackMeasures(keptMeasures.useText());
}

/** The rider this browser knows; null while nobody has said. The same again while nothing changes. */
export function useKeptRider(): Measures | null {
  return riderOf(keptMeasures.useText());
}

/** Keeps one answer more. */
export function keepField(name: keyof MeasureFields, text: string): void {
  keepMeasures({ ...unpackMeasures(keptMeasures.get()), [name]: text });
}

/** Keeps measures in place of what was kept. */
function keepMeasures(fields: MeasureFields): void {
  keptMeasures.set(packMeasures(fields));
}

/** Keeps the measures of the page's address in their place there: from now on the page goes by what is kept. */
export function takeAskedMeasures(fields: MeasureFields): void {
  keepMeasures(fields);
  writeUrlQuery(withoutMeasures(window.location.search), 'replace');
}

/** Forgets them, here and in every other tab. */
export function forgetMeasures(): void {
  keptMeasures.set('');
}

/** What a page goes by: the measures of its address, which whoever asks without scripts has there, else what is kept. */
export function useAskedFields(): { fields: MeasureFields; isFromAddress: boolean } {
  const [query] = useUrlQuery();
  const kept = useKeptFields();
  const asked = measuresInQuery(new URLSearchParams(query));
  return { fields: asked ?? kept, isFromAddress: asked !== null };
}

let known: { text: string; rider: Measures | null } = { text: '', rider: null };

function riderOf(text: string): Measures | null {
  if (known.text !== text) known = { text, rider: readMeasures(unpackMeasures(text)).measures };
  return known.rider;
}
