import { deniedSignals } from '@/domain/consent/consent-signals';

/**
 * Runs in the head of pages with configured tags, before anything else: opens the data layer and denies every consent signal
 * until the visitor has chosen (Spec §4). It loads nothing.
 */
export const tagScript = `window.dataLayer=[];window.gtag=function(){dataLayer.push(arguments)};gtag('consent','default',${JSON.stringify(deniedSignals).replace(/"(\w+)":/g, '$1:')})`;
